import type { Migration } from '../migrate.ts';

/**
 * The tables of scheduled settings, and of deleted hierarchies of the navigation, which can be restored. They are separate
 * from the tables of pages, so that no list of pages has to exclude settings.
 *
 * The columns are those of pages at this step; a column that pages get later must be added to both.
 */
export const settingSchedules: Migration = {
  name: '0021-setting-schedules',
  statements: [
    'create table setting_schedules (like page_schedules including all)',
    'create table deleted_settings (like deleted_pages including all)',
  ],
};
