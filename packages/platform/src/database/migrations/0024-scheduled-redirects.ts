import type { Migration } from '../migrate.ts';

/**
 * Whether readers are led from the old address of a page when its schedule comes. What was scheduled before leads nobody, as
 * it was said then. Settings have the column because their table is that of pages.
 */
export const scheduledRedirects: Migration = {
  name: '0024-scheduled-redirects',
  statements: ['page_schedules', 'setting_schedules'].map(
    (table) => `alter table ${table} add column has_redirect boolean not null default false`,
  ),
};
