import type { Migration } from '../migrate.ts';

/**
 * The codes of gifts and invitations. Those from before were made of the platform's secret; the billing run stores them,
 * see `storeOldCodes`. With them the mark of an installation, by which its charges differ from those of others at the same
 * provider's account: neither depends on the secret any more.
 */
export const redeemCodes: Migration = {
  name: '0040-redeem-codes',
  statements: [
    'alter table subscriptions add column redeem_code text',
    'create unique index subscriptions_by_redeem_code on subscriptions (redeem_code) where redeem_code is not null',
    `create index subscriptions_without_redeem_code on subscriptions (id)
      where redeem_code is null and kind in ('gift', 'shared')`,
    'create table installations (site text primary key, mark text not null)',
  ],
};
