/** What the outbox does: mails and letters that are delivered, and others that nobody needs any more or that are refused. */
import { createManualClock, MINUTE_MS } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/service-kit/database';
import { createKeyring } from '@broadsheet/service-kit/keys';
import type { Mail } from '@broadsheet/service-kit/mail';
import { createOutbox } from '@broadsheet/service-kit/outbox';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import { NOW, ORIGIN } from '../identity/openReaders.ts';
import type { JobUnderTest, WorkingProcess } from './JobUnderTest.ts';

/** Longer than the lease of a mail, and than the pause before its second attempt. */
const LEASE_MS = 3 * MINUTE_MS;

const mailTo = (to: string): Mail => ({ to, subject: 'News', text: 'News', html: '<p>News</p>' });

const gone = Object.assign(new Error('There is no such mailbox.'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  response: '550 5.1.1 no such mailbox',
});

interface Post {
  readonly clock: { now(): number };
  readonly sent: Map<string, string>;
}

function openOutbox({ database, pass, ended }: WorkingProcess, { clock, sent }: Post): Outbox {
  const outbox = createOutbox({
    database,
    site: 'paper',
    siteUrl: ORIGIN,
    keys: createKeyring({ secret: 'a secret of the tests' }, clock),
    clock,
    log: { error: () => undefined },
    mailer: {
      async send({ to, messageId = '' }) {
        await pass();
        if (to === 'gone@example.com') throw gone;
        sent.set(messageId, to);
        await pass();
      },
    },
  });
  outbox.registerLetter('welcome', async (data) => (typeof data === 'string' ? mailTo(data) : undefined));
  ended.addEventListener('abort', () => void outbox.stop());
  return outbox;
}

const queue = (database: Database, outbox: Outbox, { clock }: Pick<Post, 'clock'>) =>
  database.transaction(async (queries) => {
    const add = (to: string, more: object = {}) =>
      outbox.add(queries, { kind: 'renewed', write: async () => mailTo(to), ...more });
    await add('ada@example.com');
    await add('gone@example.com');
    await add('late@example.com', { expiresAt: clock.now() + 1 });
    await outbox.addLetter(queries, { kind: 'renewed', letter: 'welcome', data: 'bo@example.com' });
    await outbox.addLetter(queries, { kind: 'renewed', letter: 'welcome', data: null });
  });

/** The jobs of the outbox, by what they do. */
export const mailJobs: Readonly<Record<string, JobUnderTest>> = {
  'mails and letters that wait': {
    async prepare(database) {
      await database.query('truncate outgoing_mails');
      const clock = createManualClock(NOW);
      const post: Post = { clock, sent: new Map() };
      const writer: WorkingProcess = {
        database,
        pass: async () => undefined,
        ended: new AbortController().signal,
      };
      await queue(database, openOutbox(writer, post), post);
      clock.advance(1);
      return {
        start(process) {
          const outbox = openOutbox(process, post);
          return () => outbox.deliver();
        },
        endLeases: () => clock.advance(LEASE_MS),
        async read() {
          const rows = await database.query(
            "select string_agg(state || coalesce(' ' || failure, ''), ', ' order by state, failure) as ends from outgoing_mails",
          );
          return { ...rows[0], sent: [...post.sent.values()].toSorted() };
        },
      };
    },
    done: { ends: 'failed 550, failed expired, sent, sent', sent: ['ada@example.com', 'bo@example.com'] },
    covers: ['packages/service-kit/src/outbox/outboxStore.ts'],
  },
};
