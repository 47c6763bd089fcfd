import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';

const MINUTE = 60_000;
const EMAIL = 'ada@example.com';

describe.each(databasesUnderTest)('one-time links on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  let ada: SignedIn;

  const request = (email = EMAIL): Promise<Answer> =>
    readers.call('POST', '/v1/auth/magiclink', { body: { email } });
  const redeem = (nonce: string, method = 'GET'): Promise<Answer> =>
    readers.call(method, `/v1/auth/magiclink/${nonce}`);
  const requested = async (): Promise<string> => {
    await readers.mails();
    await request();
    return readers.nonceFor(EMAIL);
  };

  beforeEach(async () => {
    readers = openReaders(database);
    ada = await readers.signUp(EMAIL);
  });

  test('lead to the page that redeems them, and sign in once', async () => {
    const nonce = await requested();
    expect((await readers.mails())[0]).toMatchObject({
      to: EMAIL,
      links: [`https://paper.test/account/request-one-time/?ota_nonce=${nonce}`],
    });
    expect(nonce).toMatch(/^[\w-]{43}$/);
    expect(readSession(await redeem(nonce)).uuid).toBe(ada.uuid);
    expect(describeOutcome(await redeem(nonce))).toBe('400 130010');
  });

  test('sign in one of several callers', async () => {
    const nonce = await requested();
    const outcomes = (await Promise.all([redeem(nonce), redeem(nonce), redeem(nonce)])).map(describeOutcome);
    expect(outcomes.toSorted()).toEqual(['200', '400 130010', '400 130010']);
  });

  test('are good for ten minutes', async () => {
    const nonce = await requested();
    readers.clock.advance(10 * MINUTE);
    expect(describeOutcome(await redeem(nonce))).toBe('400 130010');
    const next = await requested();
    readers.clock.advance(10 * MINUTE - 1);
    expect(describeOutcome(await redeem(next))).toBe('200');
  });

  test('are all used up by the first that is redeemed', async () => {
    const older = await requested();
    const newer = await requested();
    expect(describeOutcome(await redeem(older))).toBe('200');
    expect(describeOutcome(await redeem(newer))).toBe('400 130010');
  });

  test('are not used up by asking for the head of the answer', async () => {
    const nonce = await requested();
    expect((await redeem(nonce, 'HEAD')).status).toBe(405);
    expect(describeOutcome(await redeem(nonce))).toBe('200');
  });

  test('stay good while too many devices are signed in', async () => {
    await readers.call('GET', `/v1/email/verify/${await readers.nonceFor(EMAIL)}`, {
      token: ada.accessToken,
    });
    readers = openReaders(database, { identity: { deviceLimit: 1 } });
    const nonce = await requested();
    expect(describeOutcome(await redeem(nonce))).toBe('403 100013');
    await readers.call('DELETE', '/v1/auth/token', { token: ada.accessToken });
    expect(describeOutcome(await redeem(nonce))).toBe('200');
  });

  test('are asked for with the same answer for an unknown address, which gets no mail', async () => {
    const before = (await readers.mails()).length;
    const known = await request();
    const unknown = await request('nobody@example.com');
    expect(unknown.body).toEqual(known.body);
    const mails = await readers.mails();
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.to).toBe(EMAIL);
  });

  test('are not mailed to a disabled account', async () => {
    const before = (await readers.mails()).length;
    await readers.platform.identity.administration.setStatus(ada.uuid, 'Disabled');
    expect(describeOutcome(await request())).toBe('200');
    expect(await readers.mails()).toHaveLength(before);
  });

  test('leave no nonce in the tables', async () => {
    const nonce = await requested();
    const rows = await database.query('select * from account_links');
    expect(JSON.stringify(rows)).not.toContain(nonce);
  });

  test('do not bring the password of a stranger alive, who made the account first', async () => {
    expect(describeOutcome(await redeem(await requested()))).toBe('200');
    expect(describeOutcome(await readers.logIn())).toBe('401 100010');
  });
});
