import type { Migration } from '../migrate.ts';

/**
 * The table of what caches in front of sites were told to forget. One process at a time holds a row for a second, and again
 * while it tells; `state` is up to which change the cache was told.
 *
 * The key `routes` tells that other addresses may lead to a page than before: one was added or removed, or its rule has
 * changed. All other changes of a page concern only the answers that show it.
 */
export const cachePurges: Migration = {
  name: '0102-cache-purges',
  statements: [
    `create table cache_purges (
      target text primary key,
      state jsonb,
      holder text,
      held_until timestamptz
    )`,
    `create function record_change_of_routes() returns trigger language plpgsql as $$
      declare given text := coalesce(new.site, old.site);
      begin
        if tg_op = 'UPDATE' then
          if new.body -> 'match' is not distinct from old.body -> 'match' then
            return null;
          end if;
        end if;
        execute format('select %I.record_content_change($1, $2)', tg_table_schema)
          using tg_table_schema::text, array['routes ' || given];
        return null;
      end $$`,
    `create trigger record_change_of_routes after insert or update or delete on pages
      for each row execute function record_change_of_routes()`,
  ],
};
