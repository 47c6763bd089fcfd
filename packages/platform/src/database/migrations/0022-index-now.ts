import type { Migration } from '../migrate.ts';

/**
 * What search engines were told of: `told_urls` has each address with the moment of the document as it was told then, so that
 * nothing is told twice and what is gone can be told. `told_sites` says since when a site tells, up to when it has, and until when one of
 * its processes is at it.
 */
export const indexNowTables: Migration = {
  name: '0022-index-now',
  statements: [
    `create table told_sites (
      site text primary key,
      begun_at timestamptz not null default now(),
      told_until timestamptz not null default now(),
      busy_until timestamptz
    )`,
    `create table told_urls (
      site text not null,
      url text not null,
      document_id text not null,
      changed_at timestamptz not null,
      primary key (site, url)
    )`,
    'create index told_urls_by_document on told_urls (site, document_id)',
    'create index documents_by_storing on documents (stored_at)',
  ],
};
