import type { Migration } from '../migrate.ts';

const COLUMN = 'has_redirect boolean not null default false';

/**
 * Whether readers are led from the old address of a page when its schedule comes. What was scheduled before leads nobody, as
 * it was said then.
 *
 * Settings have no address; they have the column because their table is that of pages.
 */
export const scheduledRedirects: Migration = {
  name: '0024-scheduled-redirects',
  statements: [
    `alter table page_schedules add column ${COLUMN}`,
    `alter table setting_schedules add column ${COLUMN}`,
  ],
};
