import type { ImportResult } from '../import/ImportSource.ts';
import type { ImportPlan } from './planItems.ts';

export interface ImportReport extends ImportResult {
  /** The contents of the files, by kind; only in the report of a plan, which stores nothing. */
  readonly counts?: ImportPlan['counts'] | undefined;
}
