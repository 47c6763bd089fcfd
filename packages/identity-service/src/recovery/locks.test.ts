/** Two processes change one account at the same moment, by everything that a reader can do to it. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  SHOP,
  openProviders,
  PASSWORD,
  openReaders,
  readSession,
  settleReaders,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers } from '@broadsheet/platform-testing/identity';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

const OWNER = 'ada@example.com';
const NEW_PASSWORD = 'another good one';
const VERIFIER = 'v'.repeat(43);

/** A change of the account by one of the two processes. */
type Change = (by: Readers) => Promise<Answer>;

const setPassword = { body: { newPassword: NEW_PASSWORD } };
const put =
  (path: string, options: Parameters<Readers['call']>[2] = {}): Change =>
  (by) =>
    by.call('PUT', path, options);
const get =
  (path: string): Change =>
  (by) =>
    by.call('GET', path);

describe.each(databasesUnderTest)('two changes of one account on $name', ({ open }) => {
  const database = useReaderTables(open);
  let first: Readers;
  let second: Readers;
  /** Runs after the first statement of the first process's transaction. */
  let meanwhile: (() => Promise<unknown>) | undefined;

  /** Waits until a process waits for a lock of another one, or all are done. */
  async function untilBlocked(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      const waiting = await database.query('select 1 as one from pg_locks where not granted limit 1');
      if (waiting.length > 0) return;
    }
  }

  const pausing: Database['transaction'] = (work) =>
    database.transaction(async (queries) => {
      let isFirst = true;
      return work({
        async query(text, values) {
          const rows = await queries.query(text, values);
          const happens = isFirst || text.includes('for update') ? meanwhile : undefined;
          isFirst = false;
          // The first statement that may have locked something: a mere reading has locked nothing.
          if (happens === undefined || !/^\s*update|for update/.test(text)) return rows;
          meanwhile = undefined;
          await happens();
          return rows;
        },
      });
    });

  /** The database of the first process, whose transactions may pause. */
  let paused: Database = database;
  // The tables are emptied next, and the first process may still be mailing.
  afterEach(() => settleReaders(paused));

  beforeEach(async () => {
    meanwhile = undefined;
    const identity = await openProviders().options();
    paused = database.kind === 'server' ? { ...database, transaction: pausing } : database;
    first = openReaders(paused, { identity });
    second = openReaders(database, { identity });
  });

  /** Prepares everything that can be done to one account. */
  async function prepare(): Promise<Readonly<Record<string, Change>>> {
    await second.signUp(OWNER);
    const { accessToken: token, refreshToken } = readSession(await second.logIn(OWNER));
    await second.call('GET', `/v1/email/verify/${await second.nonceFor(OWNER)}`, { token });
    await second.call('PATCH', '/v1/profile', { token, body: { email: 'new@example.com' } });
    const restoring = (await second.mails()).find(
      ({ subject }) => subject === 'Somebody is changing the email address of your account',
    );
    const [link] = listAt(restoring, 'links');
    const restore = new URL(typeof link === 'string' ? link : '').searchParams.get('restore_nonce') ?? '';
    const verify = await second.nonceFor('new@example.com');
    const mailed = async (path: string, body: object): Promise<string> => {
      await second.mails();
      await second.call('POST', path, { body });
      return second.nonceFor(OWNER);
    };
    const reset = await mailed('/v1/password/reset', { userName: OWNER });
    const again = await mailed('/v1/password/reset', { userName: OWNER });
    const entry = await mailed('/v1/auth/magiclink', { email: OWNER });
    await second.mails();
    await second.call('DELETE', '/v1/user/anonymize', { token });
    const deletion = await second.nonceFor(OWNER);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: SHOP.clientId,
      redirect_uri: SHOP.redirectUri,
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const sent = await second.call('GET', `/v2/oidc/provider/login?${query}`, { token });
    const form = {
      grant_type: 'authorization_code',
      client_id: SHOP.clientId,
      code_verifier: VERIFIER,
      redirect_uri: SHOP.redirectUri,
      code: new URL(textAt(sent.body, 'message') ?? '').searchParams.get('code') ?? '',
    };
    return {
      'change the password': put('/v1/password', {
        token,
        body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
      }),
      'reset the password': put(`/v1/password/reset/${reset}`, setPassword),
      'reset the password by another link': put(`/v1/password/reset/${again}`, setPassword),
      'log in by a link': get(`/v1/auth/magiclink/${entry}`),
      'verify an address': (by) => by.call('GET', `/v1/email/verify/${verify}`, { token }),
      'restore the address': put(`/v1/email/restore/${restore}`),
      'exchange a code': (by) =>
        by.call('POST', '/v2/oidc/provider/token', {
          body: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      refresh: (by) =>
        by.call('POST', '/v1/auth/token', { body: { grantType: 'refresh-token', token: refreshToken } }),
      'delete the account': put(`/v1/user/anonymize/approve/${deletion}`, { token }),
    };
  }

  const names = [
    'change the password',
    'reset the password',
    'reset the password by another link',
    'log in by a link',
    'verify an address',
    'restore the address',
    'exchange a code',
    'refresh',
    'delete the account',
  ];
  const pairs = names.flatMap((one) =>
    names.filter((other) => other !== one).map((other) => [one, other] as const),
  );

  test.each(pairs)('never wait for each other: %s, %s', async (one, other) => {
    const changes = await prepare();
    let isDone = false;
    const rival = Promise.withResolvers<Answer | undefined>();
    const start = async (): Promise<Answer | undefined> => {
      const answer = await changes[other]?.(second);
      isDone = true;
      return answer;
    };
    meanwhile = async () => {
      rival.resolve(start());
      await untilBlocked(() => isDone);
    };
    const answer = await changes[one]?.(first);
    if (meanwhile !== undefined) rival.resolve(start());
    const statuses = [answer?.status, (await rival.promise)?.status];
    expect(statuses.filter((status) => status === undefined || status >= 500)).toEqual([]);
  });
});
