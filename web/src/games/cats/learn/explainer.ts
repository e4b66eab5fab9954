/** What explains one thing of The Isle of Cats. */
export { default as Explain } from './Explain.svelte';
export { more, nameOf } from './topic-names';
