import { randomUUID } from 'node:crypto';
import { createLimits } from '../limits/createLimits.ts';
import { createBackgroundTasks } from '../tasks/createBackgroundTasks.ts';
import { addNotificationRoutes } from './addNotificationRoutes.ts';
import { createDelivery, NEWS_MS } from './createDelivery.ts';
import type { Notifications, NotificationsOptions } from './Notifications.ts';
import { countUnreached, insertSending, readSending } from './sendingStore.ts';
import { countSubscriptions } from './subscriptionStore.ts';

/** Creates the notifications of a site; nothing is sent before `wake` or `deliver` is called. */
export function createNotifications(options: NotificationsOptions): Notifications {
  const { database, site, secret, clock, log, service } = options;
  const audience = { site, publicKey: service.publicKey };
  const limits = createLimits(database, secret, clock);
  const tasks = createBackgroundTasks(log);
  const stop = new AbortController();
  const delivery = createDelivery({ ...options, stopping: stop.signal });
  const work = { isRunning: false, isWanted: false };
  async function deliverAll(): Promise<void> {
    try {
      while (work.isWanted && !stop.signal.aborted) {
        work.isWanted = false;
        await delivery.run();
      }
    } finally {
      work.isRunning = false;
    }
  }
  const wake = (): void => {
    work.isWanted = true;
    if (work.isRunning || stop.signal.aborted) return;
    work.isRunning = true;
    tasks.run('Sending notifications', deliverAll);
  };
  return {
    addRoutes: (app) => addNotificationRoutes(app, { ...options, limits }),
    async queue(queries, { endsAt, at, ...content }) {
      const id = randomUUID();
      const expiresAt = endsAt ?? at + NEWS_MS;
      await insertSending(queries, site, { ...content, id, queuedAt: at, expiresAt });
      return id;
    },
    async status() {
      const [subscribers, last] = await Promise.all([
        countSubscriptions(database, audience),
        readSending(database, site),
      ]);
      if (last === undefined) return { subscribers, last };
      const { id, text, queuedAt, sent, failed, removed, isDone } = last;
      const waiting = isDone
        ? 0
        : await countUnreached(database, { ...audience, sending: id, now: clock.now() });
      return { subscribers, last: { text, at: queuedAt, sent, failed, removed, waiting } };
    },
    wake,
    async deliver() {
      wake();
      await tasks.settle();
    },
    settle: () => tasks.settle(),
    async stop() {
      stop.abort();
      await tasks.settle();
    },
  };
}
