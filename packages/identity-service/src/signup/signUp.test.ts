import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  PASSWORD,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers } from '@broadsheet/platform-testing/identity';
import { textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

const EMAIL = 'ada@example.com';

describe.each(databasesUnderTest)('sign-up on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;

  const signUp = (members: JsonObject = {}, token?: string): Promise<Answer> =>
    readers.call('POST', '/v1/signup', {
      body: { identity: { userName: EMAIL, credentials: PASSWORD }, profile: { email: EMAIL }, ...members },
      ...(token === undefined ? {} : { token }),
    });

  beforeEach(() => {
    readers = openReaders(database);
  });

  test('signs the new reader in and answers the profile with its identity', async () => {
    const answer = await signUp({
      profile: { email: EMAIL, firstName: 'Ada', emailVerified: true, uuid: 'mine' },
    });
    const { uuid } = readSession(answer);
    expect(uuid).not.toBe('mine');
    expect(answer.body).toMatchObject({
      identities: [{ type: 'Password', userName: EMAIL, locked: false }],
      profile: { uuid, email: EMAIL, firstName: 'Ada', emailVerified: false, status: 'Active' },
    });
    expect(valueAt(answer.body, 'identities')).toEqual(valueAt(answer.body, 'profile', 'identities'));
    expect(JSON.stringify(answer.body)).not.toContain('scrypt');
  });

  test('needs no profile', async () => {
    expect(describeOutcome(await signUp({ profile: null }))).toBe('200');
  });

  test('mails a link that verifies the address', async () => {
    const { accessToken } = readSession(await signUp());
    const nonce = await readers.nonceFor(EMAIL);
    expect((await readers.mails())[0]?.links).toEqual([
      `https://paper.test/account/verify-email/?nonce=${nonce}`,
    ]);
    await readers.call('GET', `/v1/email/verify/${nonce}`, { token: accessToken });
    const { body } = await readers.call('GET', '/v1/profile', { token: accessToken });
    expect(body).toMatchObject({ email: EMAIL, emailVerified: true });
  });

  test('counts only accounts that nobody has proved against an address', async () => {
    const address = '192.0.2.1';
    const signUpAs = (name: string) => {
      const email = `${name}@example.com`;
      const identity = { userName: email, credentials: PASSWORD };
      return readers.call('POST', '/v1/signup', { address, body: { identity, profile: { email } } });
    };
    for (let reader = 1; reader <= 20; reader += 1) await signUpAs(`reader-${reader}`);
    const nonce = await readers.nonceFor('reader-7@example.com');
    const proof = { address, body: { password: PASSWORD } };
    expect(describeOutcome(await readers.call('PUT', `/v1/email/verify/${nonce}`, proof))).toBe('200');
    expect(describeOutcome(await signUpAs('one-more'))).toBe('200');
    expect(describeOutcome(await signUpAs('too-many'))).toContain('429');
  });

  test('refuses an address that has an account, however it is capitalised and whoever is faster', async () => {
    const answers = await Promise.all([signUp(), signUp()]);
    expect(answers.map(describeOutcome).toSorted()).toEqual(['200', '409 300039']);
    const again = await signUp({
      identity: { userName: 'ADA@example.com', credentials: PASSWORD },
      profile: null,
    });
    expect(describeOutcome(again)).toBe('409 300039');
  });

  test('names every rule that the password does not meet', async () => {
    readers = openReaders(database, {
      identity: { configuration: { pwMinLength: 12, pwUppercase: 2, pwNumbers: 1, pwSpecialCharacters: 1 } },
    });
    const answer = await signUp({ identity: { userName: EMAIL, credentials: 'shortness' } });
    expect(answer.body).toMatchObject({
      code: '300012',
      message:
        'The password does not meet the rules. It needs at least 12 characters, 2 uppercase letters, 1 digits, 1 special characters.',
    });
    const good = await signUp({ identity: { userName: EMAIL, credentials: 'ÄÖ-shortness 1' } });
    expect(describeOutcome(good)).toBe('200');
  });

  test('gives a signed-in reader without a password the missing one, and nobody else', async () => {
    const { uuid, accessToken } = readSession(await signUp());
    await database.query('delete from account_identities');
    expect(describeOutcome(await signUp())).toBe('409 300039');
    const bo = await readers.signUp('bo@example.com');
    expect(describeOutcome(await signUp({}, bo.accessToken))).toBe('409 300039');
    expect(readSession(await signUp({}, accessToken)).uuid).toBe(uuid);
    expect(textAt((await readers.logIn()).body, 'uuid')).toBe(uuid);
  });

  test('makes an account without a password, and mails a link to choose one', async () => {
    const answer = await signUp({
      identity: { userName: EMAIL, credentials: '' },
      passwordByMail: true,
    });
    const { uuid, accessToken } = readSession(answer);
    expect(answer.body).toMatchObject({ identities: [], profile: { uuid, hasPassword: false } });
    expect(describeOutcome(await readers.logIn())).toContain('401');
    const nonce = await readers.nonceFor(EMAIL);
    expect((await readers.mails()).map((mail) => mail.links)).toEqual([
      [`https://paper.test/account/reset-password/?nonce=${nonce}`],
    ]);
    const body = { newPassword: PASSWORD };
    expect(describeOutcome(await readers.call('PUT', `/v1/password/reset/${nonce}`, { body }))).toBe('200');
    expect(textAt((await readers.logIn()).body, 'uuid')).toBe(uuid);
    expect(describeOutcome(await readers.call('GET', '/v1/profile', { token: accessToken }))).toContain(
      '401',
    );
  });

  test('refuses an account without a password where the address has one', async () => {
    const { accessToken } = readSession(await signUp());
    const without = { identity: { userName: EMAIL, credentials: '' }, passwordByMail: true };
    expect(describeOutcome(await signUp(without))).toBe('409 300039');
    expect(describeOutcome(await signUp(without, accessToken))).toBe('409 300039');
  });

  test('wants one address for the name and the profile', async () => {
    expect(describeOutcome(await signUp({ profile: { email: 'bo@example.com' } }))).toBe('400 400');
  });
});
