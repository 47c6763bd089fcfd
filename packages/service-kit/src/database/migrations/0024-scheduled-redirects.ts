import type { Migration } from '../migrate.ts';

const COLUMN = 'has_redirect boolean not null default false';

/**
 * The column that says whether readers are redirected from the old path of a page when its schedule takes effect. Existing
 * schedules do not redirect, as their editors were told.
 *
 * Settings have no path; they have the column because their table has the columns of pages.
 */
export const scheduledRedirects: Migration = {
  name: '0024-scheduled-redirects',
  statements: [
    `alter table page_schedules add column ${COLUMN}`,
    `alter table setting_schedules add column ${COLUMN}`,
  ],
};
