import type { Migration } from '../migrate.ts';

/**
 * The content tables. `documents` has the documents that have a URL or are used by reference; `document_websites` has the
 * sites and sections on which each one appears; `pictures` finds a picture by id wherever it was embedded. `credit_keys` has
 * `slug:x` and `id:x` entries. The search vector has every word twice: stemmed in the site's language, and unstemmed without
 * accents.
 * `embargo_until` is `infinity` for an embargo without an end.
 */
export const contentTables: Migration = {
  name: '0001-content',
  statements: [
    `create function fold_accents(value text) returns text language sql immutable as $$
      select regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')
    $$`,
    `create function content_vector(config regconfig, title text, summary text, body text)
    returns tsvector language sql immutable as $$
      select setweight(to_tsvector(config, title) || to_tsvector('simple', fold_accents(title)), 'A')
        || setweight(to_tsvector(config, summary) || to_tsvector('simple', fold_accents(summary)), 'B')
        || to_tsvector(config, body) || to_tsvector('simple', fold_accents(body))
    $$`,
    `create table documents (
      id text primary key,
      type text not null,
      published boolean not null,
      embargo_until timestamptz,
      display_date timestamptz,
      tag_slugs text[] not null,
      credit_keys text[] not null,
      content_aliases text[] not null,
      body jsonb not null,
      hash text not null,
      search_title text not null,
      search_summary text not null,
      search_body text not null,
      search tsvector not null
    )`,
    'create index documents_by_date on documents (display_date desc nulls last, id)',
    'create index documents_by_tag on documents using gin (tag_slugs)',
    'create index documents_by_credit on documents using gin (credit_keys)',
    'create index documents_by_alias on documents using gin (content_aliases)',
    'create index documents_by_search on documents using gin (search)',
    `create table document_websites (
      document_id text not null references documents (id) on delete cascade,
      site text not null,
      website_url text not null,
      section_ids text[] not null,
      primary key (document_id, site)
    )`,
    'create index document_websites_by_url on document_websites (site, website_url)',
    'create index document_websites_by_section on document_websites using gin (section_ids)',
    `create table pictures (
      id text not null,
      document_id text not null,
      body jsonb not null,
      primary key (id, document_id)
    )`,
    'create index pictures_by_document on pictures (document_id)',
    'create table authors (id text primary key, slug text not null, body jsonb not null, hash text not null)',
    'create index authors_by_slug on authors (slug)',
    'create table tags (slug text primary key, body jsonb not null, hash text not null)',
    `create table navigation (
      site text not null,
      hierarchy text not null,
      body jsonb not null,
      hash text not null,
      primary key (site, hierarchy)
    )`,
    'create table site_properties (site text primary key, body jsonb not null, hash text not null)',
    `create table pages (
      site text not null,
      id text not null,
      body jsonb not null,
      hash text not null,
      primary key (site, id)
    )`,
  ],
};
