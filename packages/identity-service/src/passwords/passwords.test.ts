import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  FAST_SCRYPT,
  PASSWORD,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { textColumn } from '@broadsheet/service-kit/database';

const EMAIL = 'ada@example.com';
const NEW = 'an entirely new one';

describe.each(databasesUnderTest)('passwords on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  let ada: SignedIn;

  const change = (oldPassword = PASSWORD, newPassword = NEW): Promise<Answer> =>
    readers.call('PUT', '/v1/password', { token: ada.accessToken, body: { oldPassword, newPassword } });
  const requestReset = (userName = EMAIL): Promise<Answer> =>
    readers.call('POST', '/v1/password/reset', { body: { userName } });
  const reset = (nonce: string, newPassword = NEW): Promise<Answer> =>
    readers.call('PUT', `/v1/password/reset/${nonce}`, { body: { newPassword } });
  const statusOf = async ({ accessToken }: SignedIn): Promise<number> =>
    (await readers.call('GET', '/v1/profile', { token: accessToken })).status;
  const requested = async (): Promise<string> => {
    await readers.mails();
    await requestReset();
    return readers.nonceFor(EMAIL);
  };
  const storedHash = async (): Promise<string> => {
    const [row] = await database.query('select password_hash from account_identities');
    return row === undefined ? '' : textColumn(row, 'password_hash');
  };

  beforeEach(async () => {
    readers = openReaders(database);
    ada = await readers.signUp(EMAIL);
  });

  test('are changed by who knows the old one; other devices are signed out and a notice is mailed', async () => {
    const other = readSession(await readers.logIn());
    const answer = await change();
    expect(answer.body).toMatchObject({
      userName: EMAIL,
      passwordReset: false,
      type: 'Password',
      locked: false,
    });
    expect(await statusOf(ada)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect(describeOutcome(await readers.logIn())).toBe('401 100010');
    expect(describeOutcome(await readers.logIn(EMAIL, NEW))).toBe('200');
    expect((await readers.mails())[0]).toMatchObject({ to: EMAIL, subject: 'Your password was changed' });
  });

  test('stay as they are for a wrong old one and for a new one against the rules', async () => {
    expect(describeOutcome(await change('not the password'))).toBe('400 300010');
    expect(describeOutcome(await change(PASSWORD, 'short'))).toBe('400 300012');
    expect(describeOutcome(await readers.logIn())).toBe('200');
  });

  test('cannot be changed where there is none', async () => {
    await database.query('delete from account_identities');
    expect(describeOutcome(await change())).toBe('400 300011');
  });

  test('are reset by a mailed link, once, which signs every device out', async () => {
    const nonce = await requested();
    expect((await readers.mails())[0]?.links).toEqual([
      `https://paper.test/account/reset-password/?nonce=${nonce}`,
    ]);
    expect(describeOutcome(await reset(nonce))).toBe('200');
    expect(await statusOf(ada)).toBe(401);
    expect(describeOutcome(await readers.logIn(EMAIL, NEW))).toBe('200');
    expect(describeOutcome(await reset(nonce, 'yet another one'))).toBe('400 130010');
  });

  test('are not reset by asking whether a link is good, which tells it as often as asked until it was used', async () => {
    const nonce = await requested();
    const check = () => readers.call('GET', `/v1/password/reset/${nonce}`);
    expect([describeOutcome(await check()), describeOutcome(await check())]).toEqual(['200', '200']);
    expect(describeOutcome(await readers.logIn())).toBe('200');
    expect(describeOutcome(await reset(nonce))).toBe('200');
    expect(describeOutcome(await check())).toBe('400 130010');
  });

  test('are reset for an account that had none', async () => {
    const nonce = await requested();
    await database.query('delete from account_identities');
    expect(describeOutcome(await reset(nonce))).toBe('200');
    expect(describeOutcome(await readers.logIn(EMAIL, NEW))).toBe('200');
  });

  test('against the rules leave the link usable', async () => {
    const nonce = await requested();
    expect(describeOutcome(await reset(nonce, 'short'))).toBe('400 300012');
    expect(describeOutcome(await reset(nonce))).toBe('200');
  });

  test('are not reset after an hour', async () => {
    const nonce = await requested();
    readers.clock.advance(60 * 60_000);
    expect(describeOutcome(await reset(nonce))).toBe('400 130010');
  });

  test('are not reset by a link that was mailed for something else', async () => {
    await readers.mails();
    await readers.call('POST', '/v1/auth/magiclink', { body: { email: EMAIL } });
    expect(describeOutcome(await reset(await readers.nonceFor(EMAIL)))).toBe('400 130010');
  });

  test('are asked to be reset with the same answer for an unknown address, which gets no mail', async () => {
    const before = (await readers.mails()).length;
    const unknown = await requestReset('nobody@example.com');
    expect(unknown.body).toEqual({ success: true });
    expect(await readers.mails()).toHaveLength(before);
  });

  test('are hashed anew at the next login when stronger parameters are in force', async () => {
    const before = await storedHash();
    expect(before).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
    readers = openReaders(database, { identity: { passwordHashing: { ...FAST_SCRYPT, ln: 5 } } });
    await readers.logIn(EMAIL, 'not the password');
    await readers.platform.identity.settle();
    expect(await storedHash()).toBe(before);
    await readers.logIn();
    await readers.platform.identity.settle();
    expect(await storedHash()).toMatch(/^\$scrypt\$ln=5,r=8,p=1\$/);
    expect(describeOutcome(await readers.logIn())).toBe('200');
  });
});
