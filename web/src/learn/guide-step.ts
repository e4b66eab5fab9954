/** A slip of the guide: its text and what it highlights. */
export interface GuideStep {
  id: string;
  text: string;
  /** whether to read and dismiss it; otherwise it waits for an action */
  isRead: boolean;
  /** what gets a ring: the first existing element of each list */
  targets: readonly (readonly string[])[];
  /** whether the guide's choice is marked */
  suggests: boolean;
}

/** A slip to read and dismiss. */
export const read = (id: string, text: string, ...targets: string[]): GuideStep => ({
  id,
  text,
  isRead: true,
  targets: targets.map((target) => [target]),
  suggests: false,
});

/** A slip that waits for an action. */
export const wait = (
  id: string,
  text: string,
  targets: GuideStep['targets'] = [],
  suggests = targets.length > 0,
): GuideStep => ({ id, text, isRead: false, targets, suggests });

/** The last slip, which offers to continue or leave. */
export const END = 'end';
