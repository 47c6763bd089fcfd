import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  PASSWORD,
  openReaders,
  describeOutcome,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { isJsonObject, listAt, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

const DAY = 24 * 60 * 60_000;
const EMAIL = 'ada@example.com';

describe.each(databasesUnderTest)('personal data on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  let ada: SignedIn;

  const get = (path: string, token = ada.accessToken): Promise<Answer> =>
    readers.call('GET', path, { token });
  const reports = async (): Promise<readonly JsonObject[]> =>
    listAt({ list: (await get('/v1/gdpr?_=1')).body }, 'list').filter(isJsonObject);
  const approve = (nonce: string): Promise<Answer> =>
    readers.call('PUT', `/v1/user/anonymize/approve/${nonce}`, {
      body: {},
      headers: { authorization: 'Bearer undefined' },
    });
  const decline = (nonce: string, reason: Json, token = ada.accessToken): Promise<Answer> =>
    readers.call('PUT', `/v1/user/anonymize/decline/${nonce}`, { token, body: { reason } });
  const requested = async (): Promise<string> => {
    await readers.mails();
    await readers.call('DELETE', '/v1/user/anonymize', { token: ada.accessToken });
    return readers.nonceFor(EMAIL);
  };

  beforeEach(async () => {
    readers = openReaders(database);
    ada = await readers.signUp(EMAIL, { firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('is listed as one report that stays for thirty days', async () => {
    const [report] = await reports();
    expect(report).toEqual({
      id: expect.any(Number),
      ready: true,
      requestDate: readers.clock.now(),
      availableUntil: readers.clock.now() + 30 * DAY,
    });
    readers.clock.advance(10 * 60_000);
    expect(await reports()).toEqual([report]);
  });

  test('gets a new report after a day', async () => {
    const [old] = await reports();
    readers.clock.advance(DAY);
    ada = { ...ada, accessToken: textAt((await readers.logIn()).body, 'accessToken') ?? '' };
    expect((await reports()).map(({ id }) => id)).toEqual([expect.any(Number), old?.id]);
  });

  test('stands in the report: profile, identities, devices, mailed links and what other modules keep', async () => {
    // The link of the sign-up is stored after its answer.
    await readers.mails();
    readers = openReaders(database, {
      identity: {
        personalData: [
          { name: 'letters', collect: async () => [{ number: 'A1' }], erase: async () => undefined },
        ],
      },
    });
    await readers.logIn(EMAIL, PASSWORD, { headers: { 'user-agent': 'A phone' } });
    const [report] = await reports();
    const { body } = await get(`/v1/gdpr/${JSON.stringify(report?.id)}`);
    expect(body).toMatchObject({
      asOfDate: '2026-11-20T09:00:00.000Z',
      email: EMAIL,
      firstName: 'Ada',
      lastName: 'Lovelace',
      displayName: null,
    });
    const data = parseJson(textAt(body, 'data') ?? '');
    expect(data).toMatchObject({
      profile: { uuid: ada.uuid, email: EMAIL, identities: [{ type: 'Password', userName: EMAIL }] },
      mailedLinks: [{ purpose: 'verifyEmail', email: EMAIL, usedOn: null }],
      deletionRequests: [],
      letters: [{ number: 'A1' }],
    });
    expect(valueAt(data, 'devices')).toContainEqual(expect.objectContaining({ userAgent: 'A phone' }));
    expect(JSON.stringify(data)).not.toMatch(/scrypt|eyJ/);
  });

  test('is not shown to another reader, nor under a number that is none', async () => {
    const [report] = await reports();
    const bo = await readers.signUp('bo@example.com');
    expect((await get(`/v1/gdpr/${JSON.stringify(report?.id)}`, bo.accessToken)).status).toBe(404);
    for (const id of ['0', '-1', '1.5', 'abc', '9999999999', '%00']) {
      expect((await get(`/v1/gdpr/${id}`)).status).toBe(404);
    }
  });

  describe('is erased', () => {
    test('by the mailed link, without a login; the address is free again', async () => {
      const erased: string[] = [];
      // What the readers before have queued is theirs to deliver.
      await readers.mails();
      readers = openReaders(database, {
        identity: {
          personalData: [
            {
              name: 'letters',
              collect: async () => [],
              erase: async (_queries, uuid) => void erased.push(uuid),
            },
          ],
        },
      });
      const nonce = await requested();
      expect((await readers.mails())[0]?.links).toEqual([
        `https://paper.test/account/delete/?nonce=${nonce}`,
      ]);
      expect((await approve(nonce)).body).toEqual({ success: true });
      expect(erased).toEqual([ada.uuid]);
      expect(describeOutcome(await get('/v1/profile'))).toBe('401 401');
      expect(describeOutcome(await readers.logIn())).toBe('401 100010');
      expect(describeOutcome(await approve(nonce))).toBe('400 130010');
      expect((await readers.mails())[0]).toMatchObject({ to: EMAIL, subject: 'Your account was deleted' });
      const tables = [
        'accounts',
        'account_identities',
        'reader_sessions',
        'account_links',
        'deletion_requests',
      ];
      const rows = await Promise.all(tables.map((table) => database.query(`select * from ${table}`)));
      // Only whole words are matched, because a hash may contain any three letters.
      expect(JSON.stringify(rows)).not.toMatch(/ada@|\bAda\b|\bLovelace\b/);
      expect(JSON.stringify(rows)).toContain(ada.uuid);
      expect((await readers.signUp(EMAIL)).uuid).not.toBe(ada.uuid);
    });

    test('not at all when another module cannot erase its part', async () => {
      const failing = async (): Promise<void> => {
        throw new Error('not now');
      };
      readers = openReaders(database, {
        identity: { personalData: [{ name: 'letters', collect: async () => [], erase: failing }] },
      });
      const nonce = await requested();
      expect(describeOutcome(await approve(nonce))).toBe('500 500');
      expect(describeOutcome(await get('/v1/profile'))).toBe('200');
      readers = openReaders(database);
      expect(describeOutcome(await approve(nonce))).toBe('200');
    });

    test('not after the reader declined, with either spelling of the reason', async () => {
      for (const reason of ['DID_NOT_REQUEST_DELETION ', 'CHANGED_MIND']) {
        const nonce = await requested();
        expect((await decline(nonce, reason)).body).toEqual({ success: true });
        expect(describeOutcome(await approve(nonce))).toBe('400 130010');
      }
      expect(describeOutcome(await get('/v1/profile'))).toBe('200');
    });

    test('not declined for an unknown reason or by another reader', async () => {
      const nonce = await requested();
      for (const reason of ['BORED', '', 7, null, ['OTHER']]) {
        expect(describeOutcome(await decline(nonce, reason))).toBe('400 400');
      }
      const bo = await readers.signUp('bo@example.com');
      expect(describeOutcome(await decline(nonce, 'OTHER', bo.accessToken))).toBe('400 130010');
      expect(describeOutcome(await approve(nonce))).toBe('200');
    });
  });
});
