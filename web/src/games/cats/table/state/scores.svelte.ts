/** The current scores of all boats by item and lesson, and of the sister in solo. */
import { Scorecards } from '../../../../table/scorecards.svelte';
import type { Cats, Change, Event, LessonSource, ScoreLine, View } from '../../types';
import type { TableStore } from '../../../../wire/table.svelte';
import type { Scored, Seat } from '../../../../wire/types';
import { isForTheEnd } from '../../pieces/fish-lessons';
import { type Item, itemOf, sumOf } from './score-items';
import { type BiggerFamily, biggerFamily, isCompared } from '../../pieces/bigger-family';
import { known } from '../../pieces/crew';
import { isSettingUp } from '../../pieces/phases';

/** The sister's number in place of a seat. */
export const SISTER: Seat = -1;

export type LessonLine = ScoreLine & { what: LessonSource };

export const isLesson = (line: ScoreLine): line is LessonLine => line.what.type === 'lesson';

/** Whether an event can change a score. */
export function touches(event: Event, seat: Seat, view: View | null): boolean {
  // The sister scores by our boat, and public lessons count for everybody.
  if (seat === SISTER || event.type === 'public_lesson') return true;
  if (!('seat' in event)) return false;
  if (event.seat === seat) return true;
  const lessons = view
    ? [...known(view.crews[seat].lessons), ...view.public.map(([card]) => card)]
    : [];
  return lessons.some(isCompared);
}

export class Scores extends Scorecards<Cats> {
  readonly #view: () => View | null;
  constructor(table: () => TableStore<Cats>) {
    super(
      table,
      (view) =>
        isSettingUp(view)
          ? []
          : [...view.crews.map((_, seat) => seat), ...(view.sister ? [SISTER] : [])],
      (event, seat) => touches(event, seat, table().view),
    );
    this.#view = () => table().view;
  }

  /** Fish left count once the last day has begun; until then they would be alarms without a cause. */
  override card(seat: Seat): Scored<Cats> | undefined {
    const found = super.card(seat);
    const view = this.#view();
    if (found === undefined || view === null || seat === SISTER) return found;
    const early = found.card.lines.filter(
      ({ what, points }) => points !== 0 && isForTheEnd(what, view),
    );
    if (early.length === 0) return found;
    const later = (line: ScoreLine): ScoreLine =>
      early.includes(line) ? { ...line, points: 0 } : line;
    return {
      ...found,
      total: found.total - sumOf(early),
      card: { ...found.card, lines: found.card.lines.map(later) },
    };
  }

  /** The total of a seat, without others' private lessons; null if unknown. */
  total(seat: Seat): number | null {
    return this.card(seat)?.total ?? null;
  }

  /** The lines of an item; null if unknown. */
  lines(seat: Seat, item: Item): ScoreLine[] | null {
    return this.card(seat)?.card.lines.filter(({ what }) => itemOf(what) === item) ?? null;
  }

  points(seat: Seat, item: Item): number | null {
    const lines = this.lines(seat, item);
    return lines && sumOf(lines);
  }

  /** The line of a lesson: points, count and cells; undefined if unknown. */
  lesson(seat: Seat, card: string): LessonLine | undefined {
    return this.card(seat)
      ?.card.lines.filter(isLesson)
      .find(({ what }) => what.card === card);
  }

  /** The family on another boat because of which a seat's lesson gives nothing; `names`: of all seats. */
  beatenBy(seat: Seat, card: string, names: readonly string[]): BiggerFamily | undefined {
    const line = this.lesson(seat, card);
    const view = this.#view();
    if (line === undefined || view === null || view.sister) return undefined;
    const of = view.crews.map((_, other) => this.lines(other, 'families') ?? []);
    return biggerFamily(
      line,
      of.flat(),
      (best) => names[of.findIndex((one) => one.includes(best))],
    );
  }

  /** What a lesson would count for a seat, one line for each colour that could be named. */
  prospects(seat: Seat, card: string): LessonLine[] {
    const lines = this.card(seat)?.card.prospects ?? [];
    return lines.filter(isLesson).filter(({ what }) => what.card === card);
  }

  /** What a lesson gives now, laid or not, in its best colour; undefined if unknown. */
  worth(seat: Seat, card: string): LessonLine | undefined {
    const lines = this.prospects(seat, card);
    return lines.length > 0
      ? lines.reduce((best, line) => (line.points > best.points ? line : best))
      : this.lesson(seat, card);
  }

  /** Whether a line counts only once the last day has begun. */
  isForTheEnd({ what }: ScoreLine): boolean {
    const view = this.#view();
    return view !== null && isForTheEnd(what, view);
  }

  /** Groups of two cats, which are no family yet. */
  smallFamilies(seat: Seat): ScoreLine[] {
    return (this.card(seat)?.card.prospects ?? []).filter(({ what }) => what.reason === 'family');
  }
}

/** The line of a lesson with the staged piece; undefined if unknown. */
export const changeOfLesson = (
  changes: readonly Change[] | null,
  card: string,
): Change | undefined => changes?.find(({ topic }) => topic === card);
