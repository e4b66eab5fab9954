/** What explains one thing of Isle of Skye. */
export { default as Explain } from './Explain.svelte';
export { more, nameOf } from './topic-names';
