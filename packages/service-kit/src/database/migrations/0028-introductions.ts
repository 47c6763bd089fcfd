import type { Migration } from '../migrate.ts';

/**
 * The column with the cycle of its price at which a subscription started: a reader who returns to a price does not get its
 * introduction again. Changes that are already pending were agreed without this rule and start at the first cycle.
 */
export const introductions: Migration = {
  name: '0028-introductions',
  statements: [
    'alter table subscriptions add column first_cycle int not null default 1',
    `update subscription_changes set body = jsonb_set(body, '{plan,firstCycle}', '1')
      where finished_at is null`,
    `create index subscription_periods_by_price
      on subscription_periods (price_code, subscription_id)`,
  ],
};
