import type { Migration } from '../migrate.ts';

/**
 * A reader has one subscription for each code of an organisation on a site. Ended subscriptions do not count, so that a code
 * which was extended can be redeemed again.
 */
export const enterpriseCodes: Migration = {
  name: '0029-enterprise-codes',
  statements: [
    `alter table subscriptions
      drop constraint subscriptions_owner_enterprise_code_key`,
    `create unique index subscriptions_by_enterprise_code
      on subscriptions (site, owner, enterprise_code)
      where enterprise_code is not null and state <> 'terminated'`,
  ],
};
