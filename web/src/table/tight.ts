/** How much room the task of a table needs on a phone. */
export type Tight = boolean | 'small' | 'low';
