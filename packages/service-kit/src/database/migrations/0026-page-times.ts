import type { Migration } from '../migrate.ts';

/**
 * The moment of a page document's last change, for sitemaps and reports to search engines. Publications, schedules, imports
 * and statements by hand all set it. Of the existing pages, only those that the page builder published get a moment.
 */
export const pageTimes: Migration = {
  name: '0026-page-times',
  statements: [
    'alter table pages add column changed_at timestamptz',
    `update pages p set changed_at =
      (select max(v.published_at) from page_versions v where v.site = p.site and v.id = p.id and v.document = p.body)`,
    `create function note_page_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' or new.body is distinct from old.body then
          new.changed_at := now();
        end if;
        return new;
      end $$`,
    `create trigger note_page_change before insert or update on pages
      for each row execute function note_page_change()`,
  ],
};
