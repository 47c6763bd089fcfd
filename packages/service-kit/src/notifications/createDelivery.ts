/** Sends the live alert to the browsers that it has not reached. */
import { SECOND_MS } from '@broadsheet/client-core';
import { optionalTextColumn } from '../database/columns.ts';
import { createBatchSender } from './createBatchSender.ts';
import type { BatchSender } from './createBatchSender.ts';
import type { NotificationsOptions } from './Notifications.ts';
import { claimSubscriptions, readSending, recordHandled } from './sendingStore.ts';
import type { Sending } from './sendingStore.ts';

/** The number of batches that a process sends at a time. */
const LANES = 4;
/** The most bytes of a message: what is left of 4096 after its encryption, and what all push services take. */
const MOST_BYTES = 3_000;

export interface DeliveryOptions extends NotificationsOptions {
  /** Aborts when sending is stopped. */
  readonly stopping: AbortSignal;
}

export interface Delivery {
  /** Sends what is due, until nothing is or sending is stopped. */
  run(): Promise<void>;
}

/** Returns what the service worker of the site reads. A path that is too long for a message leads to the front page. */
function writeMessage({ id, text, path }: Sending, title: string): string {
  const write = (target: string | undefined): string =>
    JSON.stringify({ title, text, tag: `alert-${id}`, ...(target !== undefined && { path: target }) });
  const whole = write(path);
  return Buffer.byteLength(whole) <= MOST_BYTES ? whole : write(undefined);
}

export function createDelivery(options: DeliveryOptions): Delivery {
  const { database, site, siteUrl, clock, log, service, stopping } = options;
  const { publicKey } = service;

  async function readTitle(): Promise<string> {
    const [row] = await database.query(
      "select body ->> 'websiteName' as name from site_properties where site = $1",
      [site],
    );
    return (row && optionalTextColumn(row, 'name')) || new URL(siteUrl).host;
  }

  async function runLane(
    sending: Sending,
    { sender, text }: { readonly sender: BatchSender; readonly text: string },
  ) {
    let after = '';
    while (!stopping.aborted) {
      const now = clock.now();
      const batch = await claimSubscriptions(database, { site, publicKey, sending: sending.id, after, now });
      if (batch.length === 0) return;
      for (const { id } of batch) if (id > after) after = id;
      const ttlSeconds = Math.floor((sending.expiresAt - now) / SECOND_MS);
      const handled = await sender.send(batch, { text, ttlSeconds });
      await database.transaction((queries) => recordHandled(queries, { site, sending: sending.id }, handled));
    }
  }

  return {
    async run() {
      const sending = await readSending(database, site);
      if (sending === undefined || sending.expiresAt <= clock.now()) return;
      const sender = createBatchSender({ service, clock, expiresAt: sending.expiresAt });
      const text = writeMessage(sending, await readTitle());
      const lanes = Array.from({ length: LANES }, () => runLane(sending, { sender, text }));
      // No lane may go on after the run: whoever stops sending closes the database then.
      await Promise.allSettled(lanes);
      const reasons = sender.listFailures();
      if (reasons.length > 0)
        log.error('Some notifications were not taken by the push services.', { reasons });
      await Promise.all(lanes);
    },
  };
}
