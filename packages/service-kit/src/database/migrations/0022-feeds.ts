import type { Migration } from '../migrate.ts';

/**
 * Keeps feeds as fast in a large archive as in a small one. The values that a feed filters by are stored in the row of the
 * document, and large values outside of it, so a page of the table has twenty documents instead of four.
 *
 * `site_keys` has `courier` for every site that the document appears on, and `courier /sport/` for every section there.
 * Search vectors are not compressed, because a search reads hundreds of them. The words of headlines have an index of their
 * own: if a search has more matches than it ranks, it looks there first.
 */
export const feedColumns: Migration = {
  name: '0022-feeds',
  statements: [
    'alter table documents set (toast_tuple_target = 512)',
    `alter table documents add column site_keys text[] not null default '{}',
      alter column search set storage external,
      alter column site_keys set storage main,
      alter column tag_slugs set storage main,
      alter column credit_keys set storage main`,
    // Rewrites every row, so that existing rows are as narrow as new ones.
    `update documents d set site_keys = array(
      select distinct key from document_websites w, unnest(array[w.site] || array(
        select w.site || ' ' || section from unnest(w.section_ids) section
      )) key where w.document_id = d.id order by key)`,
    'drop index document_websites_by_section',
    'alter table document_websites drop column section_ids',
    'create index documents_by_site_key on documents using gin (site_keys)',
    `create index documents_by_title on documents using gin (ts_filter(search, '{a}'))`,
    'create index documents_by_age on documents (display_date, id)',
    // Most texts have no accents and need no normalisation.
    `create or replace function fold_accents(value text) returns text language sql immutable as $$
      select case when octet_length(value) = char_length(value) then value
        else regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g') end
    $$`,
  ],
};
