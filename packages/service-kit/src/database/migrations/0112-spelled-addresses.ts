import { integerColumn, textColumn } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** The pattern of a path with another spelling: an escape that has a small letter, or a character that is not ASCII. */
const UNSPELLED = String.raw`%([a-f][0-9a-fA-F]|[0-9A-F][a-f])|[^\x01-\x7f]`;

/** The most addresses that are named to the operator. */
const MOST_NAMED = 20;

/**
 * The index of addresses in their one spelling, `spellPath` of the content model: `/caf%C3%A9/` for a document that is stored at
 * `/caf%c3%a9/`, as imports from WordPress wrote it. Rows stay as they are, because the version before compares them as they
 * stand while it runs beside this one. Changes are recorded under both spellings for the same reason.
 */
export const spelledAddresses: Migration = {
  name: '0112-spelled-addresses',
  statements: [
    // Strict: a comparison with it makes an outer join an inner one, which reads the index.
    String.raw`create function spell_path(path text) returns text
      language plpgsql immutable strict parallel safe as $$
      begin
        if path !~ '${UNSPELLED}' then return path; end if;
        return (
          select string_agg(case
            when part[1] ~ '^%[0-9a-fA-F]{2}$' then upper(part[1])
            when part[1] ~ '[^\x01-\x7f]'
              then regexp_replace(upper(encode(convert_to(part[1], 'UTF8'), 'hex')), '..', '%\&', 'g')
            else part[1] end, '' order by number)
          from regexp_matches(path, '%[0-9a-fA-F]{2}|%|[^\x01-\x7f]+|[\x01-\x24\x26-\x7f]+', 'g')
            with ordinality parts(part, number));
      end $$`,
    'create index document_websites_by_spelling on document_websites (site, spell_path(website_url))',
    // Without statistics of the new index, plans would be guesses until the database gathers them.
    'analyze document_websites',
    `create or replace function record_change_of_document_websites() returns trigger language plpgsql as $$
      declare changed text[]; places text;
      begin
        places := case tg_op
          when 'INSERT' then 'select * from stored'
          when 'DELETE' then 'select * from replaced'
          when 'UPDATE' then 'select * from replaced union all select * from stored' end;
        if places is null then
          changed := array['*'];
        else
          execute format($q$select array_agg(distinct key) from ($q$ || places || $q$) r, unnest(array[
            'document ' || r.document_id,
            %1$I.url_key(r.site, r.website_url),
            %1$I.url_key(r.site, %1$I.spell_path(r.website_url))]) key$q$, tg_table_schema) into changed;
        end if;
        if changed is not null then
          execute format('select %I.record_content_change($1, $2)', tg_table_schema)
            using tg_table_schema::text, changed;
        end if;
        return null;
      end $$`,
  ],
  async run(queries) {
    const rows = await queries.query(
      `select site, address, count(*) over ()::int as addresses from (
          select site, rtrim(spell_path(website_url), '/') as address from document_websites
            where (site, rtrim(spell_path(website_url), '/')) in (
              select site, rtrim(spell_path(website_url), '/') from document_websites where website_url ~ $1)
            group by 1, 2 having count(distinct document_id) > 1) shared
        order by site, address limit $2`,
      [UNSPELLED, MOST_NAMED],
    );
    const all = rows[0] === undefined ? 0 : integerColumn(rows[0], 'addresses');
    const more = all > rows.length ? ` These are the first ${rows.length} of ${all} such addresses.` : '';
    return rows.map(
      (row, index) =>
        `Several documents of ${textColumn(row, 'site')} are stored at spellings of one address, ` +
        `${textColumn(row, 'address')}/. All are kept; readers see the newest one. ` +
        `Give the others another address.${index === rows.length - 1 ? more : ''}`,
    );
  },
};
