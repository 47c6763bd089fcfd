import type { ImportResult } from '../import/ImportSource.ts';
import type { ImportPlan } from './planItems.ts';

export interface ImportReport extends ImportResult {
  /** What there is, when it was a plan; nothing was stored then. */
  readonly counts?: ImportPlan['counts'] | undefined;
}
