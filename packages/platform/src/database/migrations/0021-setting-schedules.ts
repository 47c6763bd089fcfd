import type { Migration } from '../migrate.ts';

/**
 * Settings are published at a moment as pages are, and a hierarchy of the navigation that was deleted can be brought back:
 * each in a table like that of pages, so that no list of pages has to leave settings out.
 *
 * The columns are those that pages have at this step; one that pages get later is added to both.
 */
export const settingSchedules: Migration = {
  name: '0021-setting-schedules',
  statements: [
    'create table setting_schedules (like page_schedules including all)',
    'create table deleted_settings (like deleted_pages including all)',
  ],
};
