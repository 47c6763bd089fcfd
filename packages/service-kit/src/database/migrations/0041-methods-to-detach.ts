import type { Migration } from '../migrate.ts';

/**
 * The saved methods of deleted accounts that a provider still has. Who deletes an account does not wait for the provider; the
 * job that reconciles payments has each detached, and deletes its row afterwards.
 */
export const methodsToDetach: Migration = {
  name: '0041-methods-to-detach',
  statements: [
    `create table methods_to_detach (
      provider text not null,
      token text not null,
      primary key (provider, token)
    )`,
    // What was kept of deleted accounts before: their orders have no contact any more.
    `update orders set idempotency_key = null, content_hash = ''
      where contact = '{}' and shipping_address is null and status <> 'Pending'`,
  ],
};
