import { createManualClock, HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import { databasesUnderTest, useDatabase } from '@broadsheet/platform-testing/databases';
import type { Database } from '../database/Database.ts';
import { createKeyring } from '../keys/createKeyring.ts';
import type { Mail, Mailer } from '../mail/Mail.ts';
import { createOutbox } from './createOutbox.ts';
import type { NewMail, Outbox } from './Outbox.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const NOW = Date.UTC(2026, 10, 29, 9);
const SITE = 'paper';
/** An error of SMTP, with the fields that the mail client gives it. */
const smtpError = (fields: Readonly<Record<string, string | number>>): Error =>
  Object.assign(new Error('<ada@example.com> failed'), fields);
const refused = smtpError({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  response: '550 5.7.1 <ada@example.com> not now',
});

const mailTo = (to: string): Mail => ({
  to,
  subject: 'Renewed',
  text: 'Ada, thank you.',
  html: '<p>Ada</p>',
});
const entry = (to = 'ada@example.com', more: Partial<NewMail> = {}): NewMail => ({
  kind: 'renewed',
  write: () => Promise.resolve(mailTo(to)),
  ...more,
});

describe.each(databasesUnderTest)('the outbox on $name', ({ open }) => {
  const database = useDatabase(open);
  const clock = createManualClock(NOW);
  beforeEach(async () => void (await database.query('truncate outgoing_mails')));

  /** Opens an outbox as a process has one. */
  function openOutbox(send: Mailer['send'], at: Database = database) {
    const logged: string[] = [];
    const log = { error: (...entries: readonly unknown[]) => void logged.push(JSON.stringify(entries)) };
    const keys = createKeyring({ secret: 'a secret of the tests' }, clock);
    const siteUrl = 'https://paper.test/news';
    return {
      outbox: createOutbox({ database: at, site: SITE, siteUrl, keys, clock, log, mailer: { send } }),
      logged,
    };
  }
  function openCollecting() {
    const sent: Mail[] = [];
    return { ...openOutbox(async (mail) => void sent.push(mail)), sent };
  }
  const queue = (outbox: Outbox, ...entries: readonly NewMail[]) =>
    database.transaction(async (queries) => {
      for (const each of entries) await outbox.add(queries, each);
    });
  const rows = () =>
    database.query(
      'select state, attempts, failure, content, account from outgoing_mails order by queued_at',
    );

  test('delivers a mail once, and stores nothing of it afterwards', async () => {
    const { outbox, sent } = openCollecting();
    await queue(outbox, entry('ada@example.com', { account: 'u-1' }));
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toMatch(/ada|Renewed/i);
    expect(await outbox.status()).toEqual({ waiting: 1, oldestMs: 0, overdue: 0, overdueMs: 0, failed: 0 });
    await outbox.deliver();
    await outbox.deliver();
    expect(sent).toEqual([
      {
        ...mailTo('ada@example.com'),
        headers: {},
        messageId: expect.stringMatching(/^<[\w-]{36}@paper\.test>$/),
      },
    ]);
    expect(await rows()).toEqual([
      { state: 'sent', attempts: 1, failure: null, content: null, account: null },
    ]);
    expect(await outbox.status()).toEqual({ waiting: 0, oldestMs: 0, overdue: 0, overdueMs: 0, failed: 0 });
  });

  test('delivers nothing of a transaction that is undone', async () => {
    const { outbox, sent } = openCollecting();
    const undone = database.transaction(async (queries) => {
      await outbox.add(queries, entry());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await outbox.deliver();
    expect(sent).toEqual([]);
  });

  test('does not undo a transaction for a mail that cannot be written, and logs its kind', async () => {
    const { outbox, logged, sent } = openCollecting();
    await database.transaction(async (queries) => {
      const write: NewMail['write'] = async (inner) => {
        await inner.query('select Ada from nowhere');
        return undefined;
      };
      await outbox.add(queries, entry(undefined, { write }));
      await outbox.add(queries, entry());
    });
    await outbox.deliver();
    expect(sent).toHaveLength(1);
    expect(logged).toEqual([expect.stringContaining('A mail could not be written.')]);
    expect(logged[0]).toContain('"kind":"renewed"');
    expect(logged[0]).not.toContain('Ada');
  });

  test('queues one mail for an event, however often it is queued', async () => {
    const { outbox, sent } = openCollecting();
    await queue(
      outbox,
      entry(undefined, { event: 'renewed 1 2' }),
      entry(undefined, { event: 'renewed 1 2' }),
    );
    await queue(outbox, entry(undefined, { event: 'renewed 1 3' }));
    await outbox.deliver();
    await queue(outbox, entry(undefined, { event: 'renewed 1 3' }));
    await outbox.deliver();
    expect(sent).toHaveLength(2);
  });

  test('delivers each mail once in several processes', async () => {
    const processes = [openCollecting(), openCollecting(), openCollecting()];
    const names = Array.from({ length: 60 }, (_, index) => `reader-${index}@example.com`);
    await queue(processes[0]?.outbox ?? openCollecting().outbox, ...names.map((name) => entry(name)));
    await Promise.all(processes.map(({ outbox }) => outbox.deliver()));
    expect(processes.flatMap(({ sent }) => sent.map(({ to }) => to)).toSorted()).toEqual(names.toSorted());
  });

  test('delivers what a dead process had begun when its lease is over, with the same Message-ID', async () => {
    const begun: Mail[] = [];
    const dead = openOutbox((mail) => {
      begun.push(mail);
      return new Promise(() => undefined);
    });
    await queue(dead.outbox, entry());
    dead.outbox.wake();
    await expect.poll(() => begun.length).toBe(1);
    const other = openCollecting();
    clock.advance(2 * MINUTE_MS - 1);
    await other.outbox.deliver();
    expect(other.sent).toEqual([]);
    clock.advance(1);
    await other.outbox.deliver();
    expect(other.sent.map(({ messageId }) => messageId)).toEqual([begun[0]?.messageId]);
  });

  test('tries a refused mail again for four days, then gives it up, and logs no address', async () => {
    let attempts = 0;
    const { outbox, logged } = openOutbox(() => {
      attempts += 1;
      return Promise.reject(refused);
    });
    await queue(outbox, entry());
    for (let hour = 0; hour <= 5 * 24; hour += 1) {
      await outbox.deliver();
      clock.advance(HOUR_MS);
    }
    expect(attempts).toBe(11);
    expect(await rows()).toEqual([
      { state: 'failed', attempts: 11, failure: '550', content: null, account: null },
    ]);
    expect(await outbox.status()).toEqual({ waiting: 0, oldestMs: 0, overdue: 0, overdueMs: 0, failed: 1 });
    expect(logged.at(-1)).toContain('A mail was given up.');
    expect(logged.join('')).not.toContain('ada@');
  });

  const refusedConnection = smtpError({ code: 'ECONNREFUSED' });
  test.each([
    ['cannot be reached', smtpError({ code: 'ECONNREFUSED', command: 'CONN' })],
    ['refuses the login', smtpError({ code: 'EAUTH', command: 'AUTH LOGIN', responseCode: 535 })],
    ['refuses the sender', smtpError({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 })],
    ['is closing', smtpError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 })],
    ['is a service that cannot be reached', new TypeError('fetch failed', { cause: refusedConnection })],
    ['is a service that gives no answer', new TypeError('fetch failed')],
    ['is a service that takes too long', new DOMException('Too long', 'TimeoutError')],
    ['is a service whose call is ended', new DOMException('Ended', 'AbortError')],
    ['is down, which its client wraps', new Error('No mail', { cause: refusedConnection })],
  ])(
    'leaves other mails alone while the mail server %s, and delivers all afterwards',
    async (_how, error) => {
      const sent: Mail[] = [];
      let isAway = true;
      let attempts = 0;
      const { outbox } = openOutbox((mail) => {
        attempts += 1;
        if (isAway) return Promise.reject(error);
        sent.push(mail);
        return Promise.resolve();
      });
      await queue(outbox, ...Array.from({ length: 40 }, (_, index) => entry(`reader-${index}@example.com`)));
      await outbox.deliver();
      expect(attempts).toBeLessThanOrEqual(4);
      isAway = false;
      clock.advance(MINUTE_MS);
      await outbox.deliver();
      expect(sent).toHaveLength(40);
    },
  );

  test('delivers the other mails when the mail server refuses one', async () => {
    const sent: string[] = [];
    const { outbox } = openOutbox(async ({ to }) => {
      if (to.startsWith('ada@')) throw refused;
      sent.push(to);
    });
    const others = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.com`);
    await queue(outbox, entry(), ...others.map((to) => entry(to)));
    await outbox.deliver();
    expect(sent.toSorted()).toEqual(others.toSorted());
  });

  test('is overdue while the mail server is away, and not for a mail that is refused', async () => {
    let error = refused;
    const { outbox } = openOutbox(() => Promise.reject(error));
    await queue(outbox, entry());
    for (let minute = 0; minute < 90; minute += 1) {
      await outbox.deliver();
      expect(await outbox.status()).toMatchObject({ waiting: 1, overdueMs: 0 });
      clock.advance(MINUTE_MS);
    }
    error = smtpError({ code: 'EAUTH', command: 'AUTH LOGIN', responseCode: 535 });
    await queue(outbox, entry());
    await outbox.deliver();
    clock.advance(HOUR_MS);
    await outbox.deliver();
    expect(await outbox.status()).toMatchObject({ waiting: 2, overdue: 1, overdueMs: HOUR_MS });
  });

  test('gives up at once a mail to an address that does not exist', async () => {
    const response = '550 5.1.1 <ada@example.com> unknown';
    const { outbox } = openOutbox(() =>
      Promise.reject(smtpError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response })),
    );
    await queue(outbox, entry());
    await outbox.deliver();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, failure: '550' }]);
  });

  test('records a delivery again when the database was away, and delivers the mail once', async () => {
    let failures = 0;
    const failing: Database = {
      ...database,
      query: async (...statement) => {
        if (statement[0].includes('set state') && (failures += 1) <= 2) throw new Error('away');
        return database.query(...statement);
      },
    };
    const sent: Mail[] = [];
    const { outbox } = openOutbox(async (mail) => void sent.push(mail), failing);
    await queue(outbox, entry());
    await outbox.deliver();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect(sent).toHaveLength(1);
    expect(failures).toBe(3);
  });

  test('ends at a stop while the database is away, and leaves the mail to the next start', async () => {
    let failures = 0;
    const away: Database = {
      ...database,
      query: async (...statement) => {
        if (!statement[0].includes('set state')) return database.query(...statement);
        failures += 1;
        throw new Error('away');
      },
    };
    const ids: (string | undefined)[] = [];
    const send: Mailer['send'] = async ({ messageId }) => void ids.push(messageId);
    const { outbox } = openOutbox(send, away);
    await queue(outbox, entry());
    outbox.wake();
    // The third pause is two seconds long.
    await expect.poll(() => failures, { timeout: 10_000 }).toBe(3);
    const stoppedAt = performance.now();
    await outbox.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(1_500);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    clock.advance(3 * MINUTE_MS);
    await openOutbox(send).outbox.deliver();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(new Set(ids).size).toBe(1);
  });

  test('delivers the other mails when a mailer of its own fails with one, which is overdue', async () => {
    const sent: string[] = [];
    const { outbox } = openOutbox(async ({ to }) => {
      if (to.startsWith('ada@')) throw new TypeError('The template has no name.');
      sent.push(to);
    });
    const others = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.com`);
    await queue(outbox, entry(), ...others.map((to) => entry(to)));
    await outbox.deliver();
    expect(sent.toSorted()).toEqual(others.toSorted());
    clock.advance(HOUR_MS);
    expect(await outbox.status()).toMatchObject({ waiting: 1, overdueMs: HOUR_MS });
  });

  test('gives up a mail that is of no use any more', async () => {
    const { outbox, sent } = openCollecting();
    await queue(outbox, entry(undefined, { expiresAt: clock.now() + MINUTE_MS }));
    clock.advance(MINUTE_MS);
    await outbox.deliver();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', failure: 'expired', content: null }]);
  });

  test('removes the waiting mails of an account', async () => {
    const { outbox, sent } = openCollecting();
    await queue(
      outbox,
      entry('ada@example.com', { account: 'u-1' }),
      entry('bo@example.com', { account: 'u-2' }),
    );
    await database.transaction((queries) => outbox.erase(queries, 'u-1'));
    await outbox.deliver();
    expect(sent.map(({ to }) => to)).toEqual(['bo@example.com']);
  });

  test('gives up a mail that no key opens, and delivers one of a key before', async () => {
    const { outbox, sent } = openCollecting();
    await queue(outbox, entry('ada@example.com'), entry('bo@example.com'));
    await database.query(
      "update outgoing_mails set content = 'AAAA' where id = (select min(id) from outgoing_mails)",
    );
    await outbox.deliver();
    expect(sent).toHaveLength(1);
    expect((await rows()).map(({ failure }) => failure)).toEqual(expect.arrayContaining(['key', null]));
  });
});
