import type { Migration } from '../migrate.ts';

/**
 * The tables of what was reported to search engines. `told_urls` has each URL with the moment of its document at the time of
 * the report, so that nothing is reported twice and removed documents can be reported. `told_sites` has, for each site, the
 * start of its reports, the moment up to which changes were reported, and until when one of its processes is working.
 */
export const indexNowTables: Migration = {
  name: '0025-index-now',
  formerName: '0022-index-now',
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
