import type { Migration } from '../migrate.ts';

/**
 * Removes changes of content after an hour. The function of `0100-content-changes` counted by numbers that 64 divides, but each
 * change takes two numbers, so that in a database that began empty all of them are odd and nothing was ever removed.
 */
export const removedChanges: Migration = {
  name: '0067-removed-changes',
  statements: [
    `create or replace function record_content_change(schema text, keys text[]) returns void language plpgsql as $$
      declare given bigint; many constant int := 20000;
      begin
        execute format(
          'insert into %1$I.archive_version (version) values (nextval(%2$L))
            on conflict (is_only) do update set version = nextval(%2$L) returning version',
          schema, format('%I.archive_versions', schema)) into given;
        execute format('insert into %I.content_changes (number, keys) values ($1, $2)', schema)
          using given, case when cardinality(keys) > many then array['*'] else keys end;
        if given % 64 < 2 then
          execute format(
            'with old as (delete from %1$I.content_changes where recorded_at < now() - interval ''1 hour'' returning number)
              update %1$I.archive_version set forgotten = greatest(forgotten, (select max(number) from old))', schema);
        end if;
        perform pg_notify('broadsheet_content', schema || ' ' || given);
      end $$`,
  ],
};
