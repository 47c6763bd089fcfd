/**
 * What the numbers of changes in the database are among the moments of this process, and the other way round. A page that is
 * stored carries a number, because the moments of a process mean nothing to others.
 */
import type { KnownChanges } from '@broadsheet/platform';
import type { ContentChanges } from '@broadsheet/sdk-content/server';

export interface ChangeMarks {
  /** Records up to which change everything is known now; to be called at the start, too. */
  record(known: KnownChanges): void;
  /** Returns a moment at which nothing was recorded that comes after these; undefined if nobody knows any more. */
  toMoment(unchanged: KnownChanges): number | undefined;
  /** Returns the last change that was recorded at a moment, and until when it was the last one; undefined if nobody knows any more. */
  toKnown(moment: number): KnownChanges | undefined;
}

interface Mark extends KnownChanges {
  readonly moment: number;
}

export interface ChangeMarksOptions {
  readonly changes: Pick<ContentChanges, 'now'>;
  /** Returns the last change that this process knows, and when it was still the last one. */
  readonly known: () => KnownChanges | undefined;
}

/** The number of marks that are kept. */
const MOST_MARKS = 5_000;

/** Creates the marks, of which there are none before the first record. */
export function createChangeMarks({ changes, known }: ChangeMarksOptions): ChangeMarks {
  const marks: Mark[] = [];
  return {
    record(last) {
      marks.push({ ...last, moment: changes.now() });
      if (marks.length > MOST_MARKS) marks.splice(0, marks.length - MOST_MARKS);
    },
    // The end of an embargo is a change without a number.
    toMoment: ({ number, at }) => marks.findLast((mark) => mark.number <= number && mark.at <= at)?.moment,
    toKnown(moment) {
      const mark = marks.findLast((each) => each.moment <= moment);
      // Readings without a change are later than the one that reported it.
      return mark === marks.at(-1) ? known() : mark;
    },
  };
}
