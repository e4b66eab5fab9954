/** A slip of the guide: what it says, and what it points at. */
export interface GuideStep {
  id: string;
  text: string;
  /** to be read and put away; else it waits until something is done */
  isRead: boolean;
  /** what is ringed: of each list the first thing that is there */
  targets: readonly (readonly string[])[];
  /** is a choice of the guide marked? */
  suggests: boolean;
}

/** A slip that is read and put away. */
export const read = (id: string, text: string, ...targets: string[]): GuideStep => ({
  id,
  text,
  isRead: true,
  targets: targets.map((target) => [target]),
  suggests: false,
});

/** A slip that waits until something is done. */
export const wait = (
  id: string,
  text: string,
  targets: GuideStep['targets'] = [],
  suggests = targets.length > 0,
): GuideStep => ({ id, text, isRead: false, targets, suggests });

/** The slip after which one plays on or goes. */
export const END = 'end';
