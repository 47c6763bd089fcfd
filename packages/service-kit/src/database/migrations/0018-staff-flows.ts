import type { Migration } from '../migrate.ts';

/**
 * Logins of staff with an OpenID provider use the same flows as those of readers. Their flows have a kind of their own, so
 * that one is never accepted for the other.
 */
export const staffFlows: Migration = {
  name: '0018-staff-flows',
  statements: [
    'alter table sign_in_flows drop constraint sign_in_flows_kind_check',
    `alter table sign_in_flows
      add constraint sign_in_flows_kind_check check (kind in ('apple', 'oidc', 'editor'))`,
    // Finds the rows of an editor whose account is deleted.
    'create index editor_openid_accounts_by_editor on editor_openid_accounts (editor_id)',
  ],
};
