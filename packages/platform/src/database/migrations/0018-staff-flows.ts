import type { Migration } from '../migrate.ts';

/**
 * Log-ins of staff with an OpenID provider go the same way as those of readers, and are never taken for one another: their
 * flows are of a kind of their own.
 */
export const staffFlows: Migration = {
  name: '0018-staff-flows',
  statements: [
    'alter table sign_in_flows drop constraint sign_in_flows_kind_check',
    `alter table sign_in_flows
      add constraint sign_in_flows_kind_check check (kind in ('apple', 'oidc', 'editor'))`,
    // Whose account is deleted.
    'create index editor_openid_accounts_by_editor on editor_openid_accounts (editor_id)',
  ],
};
