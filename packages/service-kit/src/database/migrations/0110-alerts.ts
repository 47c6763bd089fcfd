import type { Migration } from '../migrate.ts';

/** The alert that editors have sent, one for each site; what readers see of it is in the collection of alerts. */
export const alertTable: Migration = {
  name: '0110-alerts',
  statements: [
    `create table alerts (
      site text primary key,
      text text not null,
      path text,
      ends_at timestamptz,
      editor_name text not null,
      sent_at timestamptz not null
    )`,
  ],
};
