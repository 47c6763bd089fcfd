/** What notifications do: an alert is sent to the browsers that have subscribed, of which one has gone and one is never reached. */
import { createManualClock, MINUTE_MS, HOUR_MS } from '@broadsheet/client-core';
import { momentParameter } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import { createNotifications } from '@broadsheet/service-kit/notifications';
import type { Notifications, PushOutcome } from '@broadsheet/service-kit/notifications';
import { NOW, ORIGIN } from '../identity/openReaders.ts';
import type { JobUnderTest, WorkingProcess } from './JobUnderTest.ts';

const SITE = 'paper';
const KEY = 'public key';
/** Longer than the lease of a browser. */
const LEASE_MS = 3 * MINUTE_MS;

const OUTCOMES: Readonly<Record<string, PushOutcome>> = {
  gone: { kind: 'gone' },
  refused: { kind: 'refused', reason: '400' },
};

interface Push {
  readonly clock: { now(): number };
  /** The browsers that got the alert: one that gets it twice shows it once. */
  readonly reached: Set<string>;
}

function openSending({ database, pass, ended }: WorkingProcess, { clock, reached }: Push): Notifications {
  const notifications = createNotifications({
    database,
    site: SITE,
    siteUrl: ORIGIN,
    secret: 'a secret of the tests',
    clock,
    log: { error: () => undefined },
    service: {
      publicKey: KEY,
      accepts: () => true,
      async send({ endpoint }) {
        await pass();
        const name = new URL(endpoint).pathname.slice(1);
        const outcome = OUTCOMES[name] ?? { kind: 'sent' };
        if (outcome.kind === 'sent') reached.add(name);
        await pass();
        return outcome;
      },
    },
  });
  ended.addEventListener('abort', () => void notifications.stop());
  return notifications;
}

/** Stores the alert that readers see, and browsers that have subscribed before it. */
async function queueAlert(database: Database, notifications: Notifications): Promise<void> {
  await database.transaction(async (queries) => {
    const alert = { text: 'Storm', path: undefined, endsAt: NOW + 4 * HOUR_MS, at: NOW };
    const id = await notifications.queue(queries, alert);
    await queries.query(
      `insert into alerts (site, text, editor_name, sent_at, sending) values ('${SITE}', 'Storm', 'Ada', ${momentParameter(1)}, $2)`,
      [NOW, id],
    );
    for (const name of ['ada', 'bo', 'gone', 'refused'])
      await queries.query(
        `insert into push_subscriptions (id, site, endpoint, p256dh, auth, public_key, created_at)
          values ($1, '${SITE}', $2, 'key', 'secret', '${KEY}', ${momentParameter(3)})`,
        [name, `https://push.example/${name}`, NOW - 1],
      );
  });
}

/** The jobs of notifications, by what they do. */
export const notificationJobs: Readonly<Record<string, JobUnderTest>> = {
  'an alert that goes to browsers': {
    async prepare(database) {
      await database.query('truncate push_subscriptions, push_sendings, alerts, site_properties');
      const clock = createManualClock(NOW);
      const push: Push = { clock, reached: new Set() };
      const writer = { database, pass: async () => undefined, ended: new AbortController().signal };
      await queueAlert(database, openSending(writer, push));
      return {
        start(process) {
          const notifications = openSending(process, push);
          return () => notifications.deliver();
        },
        endLeases: () => clock.advance(LEASE_MS),
        async read() {
          const [row] = await database.query(
            `select sent, failed, removed, (select count(*)::int from push_subscriptions) as browsers
              from push_sendings`,
          );
          return { ...row, reached: [...push.reached].toSorted() };
        },
      };
    },
    done: { sent: 2, failed: 1, removed: 1, browsers: 3, reached: ['ada', 'bo'] },
    covers: ['packages/service-kit/src/notifications/sendingStore.ts'],
  },
};
