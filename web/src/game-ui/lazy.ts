/** A component that is loaded when it is first wanted. */
import type { Component } from 'svelte';

export type Lazy<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;
