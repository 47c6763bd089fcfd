/** Sends the live alert to the browsers that it has not reached. */
import { HOUR_MS, SECOND_MS } from '@broadsheet/client-core';
import { optionalTextColumn } from '../database/columns.ts';
import { createBatchSender, DELAYS_MS } from './createBatchSender.ts';
import type { BatchSender } from './createBatchSender.ts';
import { createHostPauses } from './createHostPauses.ts';
import type { NotificationsOptions } from './Notifications.ts';
import {
  claimSubscriptions,
  countUnreached,
  endSending,
  readSending,
  recordHandled,
} from './sendingStore.ts';
import type { ClaimedSubscription, Sending } from './sendingStore.ts';

/** The number of batches that a process sends at a time. */
const LANES = 4;
/** For how long an alert is news to a browser that was away, in milliseconds. */
export const NEWS_MS = 4 * HOUR_MS;
/** The most bytes of a message: what is left of 4096 after its encryption, and what all push services take. */
const MOST_BYTES = 3_000;

export interface DeliveryOptions extends NotificationsOptions {
  /** Aborts when sending is stopped. */
  readonly stopping: AbortSignal;
}

type Batch = readonly ClaimedSubscription[];

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

  const pauses = createHostPauses({ clock, pauses: DELAYS_MS });
  const claim = (sending: Sending, after: string) =>
    claimSubscriptions(database, { site, publicKey, sending: sending.id, after, now: clock.now() });

  async function runLane(
    sending: Sending,
    { sender, text, first }: { readonly sender: BatchSender; readonly text: string; readonly first: Batch },
  ) {
    const goodUntil = Math.min(sending.expiresAt, sending.queuedAt + NEWS_MS);
    let after = '';
    let batch = first;
    while (batch.length > 0) {
      for (const { id } of batch) if (id > after) after = id;
      const ttlSeconds = Math.max(0, Math.floor((goodUntil - clock.now()) / SECOND_MS));
      const handled = await sender.send(batch, { text, ttlSeconds });
      const record = { site, sending: sending.id, now: clock.now() };
      await database.transaction((queries) => recordHandled(queries, record, handled));
      if (stopping.aborted) return;
      batch = await claim(sending, after);
    }
  }

  async function sendTo(sending: Sending, first: Batch): Promise<void> {
    const sender = createBatchSender({ service, pauses, clock, expiresAt: sending.expiresAt });
    const text = writeMessage(sending, await readTitle());
    const others = Array.from({ length: LANES - 1 }, async () =>
      runLane(sending, { sender, text, first: await claim(sending, '') }),
    );
    const lanes = [runLane(sending, { sender, text, first }), ...others];
    // No lane may go on after the run: whoever stops sending closes the database then.
    await Promise.allSettled(lanes);
    const reasons = sender.listFailures();
    if (reasons.length > 0) log.error('Some notifications were not taken by the push services.', { reasons });
    await Promise.all(lanes);
  }

  return {
    async run() {
      const sending = await readSending(database, site);
      if (sending === undefined || sending.isDone || sending.expiresAt <= clock.now() || stopping.aborted)
        return;
      // One look is enough where nothing is left, or all that is left waits.
      const first = await claim(sending, '');
      if (first.length > 0) await sendTo(sending, first);
      if (stopping.aborted) return;
      const end = { site, publicKey, sending: sending.id, now: clock.now() };
      if ((await countUnreached(database, end)) === 0)
        await database.transaction((queries) => endSending(queries, end));
    },
  };
}
