import { integerColumn, textColumn } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** The pattern of a path whose spelling may change: an escape, or a character that is not ASCII. */
const UNSPELLED = String.raw`%[0-9a-fA-F]{2}|[^\x01-\x7f]`;

/** An escape with a small letter. */
const SMALL_LETTERS = '%(?:[a-f][0-9a-fA-F]|[0-9A-F][a-f])';

/** Bytes of characters that are not ASCII, percent-encoded in valid UTF-8 (RFC 3629, section 4). */
const ENCODED =
  '(?:%(?:C[2-9A-F]|D[0-9A-F])%[89AB][0-9A-F]|%E0%[AB][0-9A-F]%[89AB][0-9A-F]|%E[1-9A-CEF](?:%[89AB][0-9A-F]){2}' +
  '|%ED%[89][0-9A-F]%[89AB][0-9A-F]|%F0%[9AB][0-9A-F](?:%[89AB][0-9A-F]){2}|%F[1-3](?:%[89AB][0-9A-F]){3}' +
  '|%F4%8[0-9A-F](?:%[89AB][0-9A-F]){2})+';

/** The most addresses that are named to the operator. */
const MOST_NAMED = 20;

/**
 * The index of addresses in their one spelling, which is composed as well: `/%C3%BCber/` for a document that is stored at
 * `/u%CC%88ber/`, with the accent as a character of its own. The function names nothing of its own schema, because
 * databases build indexes with no other schema in sight. `spell_path` and its index stay for the version before, which runs
 * beside this one during an update.
 */
export const composedAddresses: Migration = {
  name: '0113-composed-addresses',
  statements: [
    String.raw`create function spell_path_composed(path text) returns text
      language plpgsql immutable strict parallel safe as $$
      declare
        spelled text := path;
        readable text;
      begin
        if path !~ '${UNSPELLED}' then return path; end if;
        if path ~ '${SMALL_LETTERS}' then
          spelled := (
            select string_agg(case when part[1] ~ '^%[0-9a-fA-F]{2}$' then upper(part[1]) else part[1] end, ''
                order by number)
            from regexp_matches(spelled, '%[0-9a-fA-F]{2}|%|[^%]+', 'g') with ordinality parts(part, number));
        end if;
        readable := (
          select string_agg(case
            when length(part[1]) > 1 and part[1] like '\%%'
              then convert_from(decode(replace(part[1], '%', ''), 'hex'), 'UTF8')
            else part[1] end, '' order by number)
          from regexp_matches(spelled, '${ENCODED}|%|[^%]+', 'g') with ordinality parts(part, number));
        -- Almost all addresses, for which the rest would take ten times as long.
        if path !~ '[^\x01-\x7f]' and readable is nfc normalized then return spelled; end if;
        -- Between escapes: an accent after an escape must not be joined to the last sign of the escape.
        spelled := (
          select string_agg(case
            when part[1] ~ '^%[0-9A-F]{2}$' then part[1] else normalize(part[1], NFC) end, '' order by number)
          from regexp_matches(readable, '%[0-9A-F]{2}|(?:(?!%[0-9A-F]{2}).)+', 'g')
            with ordinality parts(part, number));
        return (
          select string_agg(case
            when part[1] ~ '[^\x01-\x7f]'
              then regexp_replace(upper(encode(convert_to(part[1], 'UTF8'), 'hex')), '..', '%\&', 'g')
            else part[1] end, '' order by number)
          from regexp_matches(spelled, '[^\x01-\x7f]+|[\x01-\x7f]+', 'g') with ordinality parts(part, number));
      end $$`,
    'create index document_websites_by_composed_spelling on document_websites (site, spell_path_composed(website_url))',
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
            %1$I.url_key(r.site, %1$I.spell_path(r.website_url)),
            %1$I.url_key(r.site, %1$I.spell_path_composed(r.website_url))]) key$q$, tg_table_schema) into changed;
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
      `with composed as (
         select distinct site, rtrim(spell_path_composed(website_url), '/') as address from document_websites
           where website_url ~ '${UNSPELLED}'
             and spell_path_composed(website_url) <> spell_path(website_url))
       select site, address, count(*) over ()::int as addresses from (
         select w.site, c.address from document_websites w join composed c
           on c.site = w.site and spell_path_composed(w.website_url) in (c.address, c.address || '/')
         group by 1, 2 having count(distinct w.document_id) > 1) shared
       order by site, address limit $1::int`,
      [MOST_NAMED],
    );
    const all = rows[0] === undefined ? 0 : integerColumn(rows[0], 'addresses');
    const more = all > rows.length ? ` These are the first ${rows.length} of ${all} such addresses.` : '';
    return rows.map(
      (row, index) =>
        `Several documents of ${textColumn(row, 'site')} are stored at one address whose accents are written in two ways, ` +
        `${textColumn(row, 'address')}/. All are kept; readers see the newest one. ` +
        `Give the others another address.${index === rows.length - 1 ? more : ''}`,
    );
  },
};
