/** Attacks on accounts, each with the way in which the owner recovers the account. */
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  PASSWORD,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Answer, CallOptions, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { listAt, textAt } from '@broadsheet/service-kit/json';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OWNER = 'ada@example.com';
const THIEF = 'thief@example.com';
const NEW = 'another good one';

const cookieOf = ({ headers }: Answer): Readonly<Record<string, string>> => ({
  cookie: (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '',
});

describe.each(databasesUnderTest)('recovery on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;

  const call = (method: string, path: string, options?: CallOptions): Promise<Answer> =>
    readers.call(method, path, options);
  const changeEmail = (token: string, email: string, password?: string): Promise<Answer> =>
    call('PATCH', '/v1/profile', { token, body: { email, ...(password === undefined ? {} : { password }) } });
  const verify = (nonce: string, options?: CallOptions): Promise<Answer> =>
    call('GET', `/v1/email/verify/${nonce}`, options);
  const confirm = (nonce: string, options: CallOptions = {}): Promise<Answer> =>
    call('PUT', `/v1/email/verify/${nonce}`, { body: {}, ...options });
  const restore = (nonce: string): Promise<Answer> => call('PUT', `/v1/email/restore/${nonce}`);
  const isIn = async ({ accessToken }: Pick<SignedIn, 'accessToken'>): Promise<boolean> =>
    (await call('GET', '/v1/profile', { token: accessToken })).status === 200;
  const reset = async (email: string, newPassword: string): Promise<Answer> => {
    await readers.mails();
    await call('POST', '/v1/password/reset', { body: { userName: email } });
    return call('PUT', `/v1/password/reset/${await readers.nonceFor(email)}`, { body: { newPassword } });
  };
  const oneTimeNonce = async (email: string): Promise<string> => {
    await readers.mails();
    await call('POST', '/v1/auth/magiclink', { body: { email } });
    return readers.nonceFor(email);
  };
  /** Returns the nonce of the link in the newest mail to an address with a subject. */
  const linkIn = async (to: string, subject: string): Promise<string> => {
    const mail = (await readers.mails()).find((each) => each.to === to && each.subject === subject);
    const link = listAt(mail, 'links')[0];
    if (typeof link !== 'string') throw new Error(`No mail "${subject}" to ${to}.`);
    const { searchParams } = new URL(link);
    return searchParams.get('restore_nonce') ?? searchParams.get('nonce') ?? '';
  };
  const RESTORE = 'Somebody is changing the email address of your account';
  /** Creates an account with a proven address, from the owner's browser. */
  async function ownAccount(): Promise<SignedIn> {
    const ada = await readers.signUp(OWNER);
    await verify(await readers.nonceFor(OWNER), { token: ada.accessToken });
    return ada;
  }
  const connectProvider = (uuid: string): Promise<unknown> =>
    database.query(
      `insert into account_identities (account_uuid, type, subject, user_name, created_at, modified_at)
        values ($1, 'Google', 'google-1', 'thief', to_timestamp($2::float8 / 1000), to_timestamp($2::float8 / 1000))`,
      [uuid, readers.clock.now()],
    );
  const typesOf = async (uuid: string): Promise<readonly unknown[]> =>
    (
      await database.query('select type from account_identities where account_uuid = $1 order by id', [uuid])
    ).map(({ type }) => type);

  beforeEach(() => {
    readers = openReaders(database);
  });

  describe('a change of address that a thief has asked for', () => {
    test.each([
      ['a reset', () => reset(OWNER, NEW)],
      [
        'a change of the password',
        async () => {
          const { accessToken } = readSession(await readers.logIn(OWNER));
          const body = { oldPassword: PASSWORD, newPassword: NEW };
          return call('PUT', '/v1/password', { token: accessToken, body });
        },
      ],
    ])('is called off by %s, with every link that is open', async (_, secure) => {
      const { accessToken, uuid } = await ownAccount();
      await changeEmail(accessToken, THIEF);
      const nonce = await readers.nonceFor(THIEF);
      const entry = await oneTimeNonce(OWNER);
      expect(describeOutcome(await secure())).toBe('200');
      expect(describeOutcome(await verify(nonce, { token: accessToken }))).toBe('400 130010');
      expect(describeOutcome(await call('GET', `/v1/auth/magiclink/${entry}`))).toBe('400 130010');
      const [row] = await database.query('select email, unverified_email from accounts where uuid = $1', [
        uuid,
      ]);
      expect(row).toEqual({ email: OWNER, unverified_email: null });
    });

    test('requires the password, unless the sign-in is fresh', async () => {
      const { accessToken } = await ownAccount();
      readers.clock.advance(11 * MINUTE);
      expect(describeOutcome(await changeEmail(accessToken, THIEF))).toBe('403 300014');
      expect(describeOutcome(await changeEmail(accessToken, THIEF, 'a guess'))).toBe('400 300010');
      expect((await readers.mails()).some(({ to }) => to === THIEF)).toBe(false);
      expect(describeOutcome(await changeEmail(accessToken, THIEF, PASSWORD))).toBe('200');
      const fresh = readSession(await readers.logIn(OWNER));
      expect(describeOutcome(await changeEmail(fresh.accessToken, 'other@example.com'))).toBe('200');
    });

    test('is told to the address at once, which names the other one', async () => {
      const { accessToken } = await ownAccount();
      await changeEmail(accessToken, THIEF);
      const mail = (await readers.mails()).find(({ to }) => to === OWNER);
      expect(mail?.subject).toBe(RESTORE);
      expect(mail?.text).toContain(THIEF);
      expect(mail?.text).toContain('7 days');
    });

    test('is taken back while it waits: nothing that the thief had stays good', async () => {
      const thief = await ownAccount();
      await changeEmail(thief.accessToken, THIEF);
      await connectProvider(thief.uuid);
      expect(describeOutcome(await restore(await linkIn(OWNER, RESTORE)))).toBe('200');
      expect(await isIn(thief)).toBe(false);
      expect(describeOutcome(await readers.logIn(OWNER))).toBe('401 100010');
      expect(await typesOf(thief.uuid)).toEqual([]);
      expect(describeOutcome(await verify(await linkIn(THIEF, 'Confirm your email address')))).toBe(
        '400 130010',
      );
      const nonce = await linkIn(OWNER, 'Choose a new password');
      await call('PUT', `/v1/password/reset/${nonce}`, { body: { newPassword: NEW } });
      expect(readSession(await readers.logIn(OWNER, NEW)).uuid).toBe(thief.uuid);
    });

    test('is taken back after it was done, though the thief has a new password and a new account in the way', async () => {
      const thief = await ownAccount();
      await changeEmail(thief.accessToken, THIEF);
      await verify(await readers.nonceFor(THIEF), { token: thief.accessToken });
      const body = { oldPassword: PASSWORD, newPassword: NEW };
      expect(describeOutcome(await call('PUT', '/v1/password', { token: thief.accessToken, body }))).toBe(
        '200',
      );
      const squat = await call('POST', '/v1/signup', {
        body: { identity: { userName: OWNER, credentials: PASSWORD }, profile: { email: OWNER } },
      });
      expect(describeOutcome(squat)).toBe('409 300039');
      readers.clock.advance(6 * DAY);
      expect(describeOutcome(await restore(await linkIn(OWNER, RESTORE)))).toBe('200');
      expect(await isIn(thief)).toBe(false);
      expect(describeOutcome(await readers.logIn(THIEF, NEW))).toBe('401 100010');
      expect(describeOutcome(await reset(OWNER, 'yet another good one'))).toBe('200');
      expect(readSession(await readers.logIn(OWNER, 'yet another good one')).uuid).toBe(thief.uuid);
    });

    test('is taken back however often the thief goes on to another address, and stays taken back', async () => {
      const thief = await ownAccount();
      await changeEmail(thief.accessToken, THIEF);
      await verify(await readers.nonceFor(THIEF), { token: thief.accessToken });
      readers.clock.advance(MINUTE);
      await changeEmail(thief.accessToken, 'third@example.com');
      await verify(await readers.nonceFor('third@example.com'), { token: thief.accessToken });
      const [first, second] = [await linkIn(OWNER, RESTORE), await linkIn(THIEF, RESTORE)];
      expect(describeOutcome(await restore(second))).toBe('200');
      expect(describeOutcome(await restore(first))).toBe('200');
      expect(describeOutcome(await restore(second))).toBe('400 130010');
      const [row] = await database.query('select email from accounts where uuid = $1', [thief.uuid]);
      expect(row).toEqual({ email: OWNER });
    });

    test('cannot be taken back after a week, nor from an address that was never proven', async () => {
      const { accessToken } = await ownAccount();
      await changeEmail(accessToken, THIEF);
      const nonce = await linkIn(OWNER, RESTORE);
      readers.clock.advance(7 * DAY);
      expect(describeOutcome(await restore(nonce))).toBe('400 130010');
      const typo = await readers.signUp('typo@example.com');
      await changeEmail(typo.accessToken, 'right@example.com');
      const mails = await readers.mails();
      expect(mails.some(({ to, subject }) => to === 'typo@example.com' && subject === RESTORE)).toBe(false);
    });
  });

  describe('an account that a stranger made with the address of somebody else', () => {
    let stranger: SignedIn;
    beforeEach(async () => {
      stranger = await readers.signUp(OWNER);
      await connectProvider(stranger.uuid);
      await changeEmail(stranger.accessToken, THIEF);
    });

    async function expectOwned(uuid: string): Promise<void> {
      expect(uuid).toBe(stranger.uuid);
      expect(await isIn(stranger)).toBe(false);
      expect(describeOutcome(await readers.logIn(OWNER))).toBe('401 100010');
      expect(await typesOf(uuid)).not.toContain('Google');
      const nonce = await linkIn(THIEF, 'Confirm your email address');
      expect(describeOutcome(await verify(nonce, { token: stranger.accessToken }))).toBe('400 130010');
    }

    test('is the owner’s alone after a reset', async () => {
      expect(describeOutcome(await reset(OWNER, NEW))).toBe('200');
      await expectOwned(readSession(await readers.logIn(OWNER, NEW)).uuid);
    });

    test('is the owner’s alone after they came in by a link', async () => {
      const answer = await call('GET', `/v1/auth/magiclink/${await oneTimeNonce(OWNER)}`);
      await expectOwned(readSession(answer).uuid);
      expect((await readers.mails())[0]).toMatchObject({
        to: OWNER,
        subject: 'Your account is yours alone now',
      });
    });

    test('is the owner’s alone after they verified the address by a published client', async () => {
      const nonce = await linkIn(OWNER, 'Confirm your email address');
      expect(describeOutcome(await verify(nonce))).toBe('200');
      await expectOwned(stranger.uuid);
    });

    test('is left as it is by a page that asks first, until the password is given', async () => {
      const nonce = await linkIn(OWNER, 'Confirm your email address');
      expect(describeOutcome(await confirm(nonce))).toBe('403 130013');
      expect(describeOutcome(await confirm(nonce, { body: { password: 'a guess' } }))).toBe('400 300010');
      expect(await isIn(stranger)).toBe(true);
      expect(describeOutcome(await confirm(nonce, { body: { password: PASSWORD } }))).toBe('200');
      expect(await isIn(stranger)).toBe(true);
    });

    test('never takes over an address by a link that its owner follows', async () => {
      const nonce = await linkIn(OWNER, 'Confirm your email address');
      await verify(nonce, { token: stranger.accessToken });
      const thief = await readers.signUp('proven@example.com');
      await verify(await readers.nonceFor('proven@example.com'), { token: thief.accessToken });
      await changeEmail(thief.accessToken, 'victim@example.com');
      const victims = await readers.nonceFor('victim@example.com');
      expect(describeOutcome(await verify(victims))).toBe('403 130013');
      expect(textAt((await call('GET', '/v1/profile', { token: thief.accessToken })).body, 'email')).toBe(
        'proven@example.com',
      );
    });
  });

  describe('the reader’s own first proof', () => {
    test.each([
      ['where they are signed in', ({ accessToken }: SignedIn): CallOptions => ({ token: accessToken })],
      [
        'on the browser that they used before',
        (_: SignedIn, own: CallOptions['headers']): CallOptions => ({
          ...(own === undefined ? {} : { headers: own }),
        }),
      ],
    ])('keeps everything %s', async (_, by) => {
      const answer = await call('POST', '/v1/signup', {
        body: { identity: { userName: OWNER, credentials: PASSWORD }, profile: { email: OWNER } },
      });
      const ada = readSession(answer);
      const own = by(ada, cookieOf(answer));
      const nonce = await readers.nonceFor(OWNER);
      expect(describeOutcome(await confirm(nonce, own))).toBe('200');
      expect(await isIn(ada)).toBe(true);
      expect(describeOutcome(await readers.logIn(OWNER))).toBe('200');
      const bo = await call('POST', '/v1/signup', {
        body: { identity: { userName: 'bo@example.com', credentials: PASSWORD }, profile: null },
      });
      const entry = await oneTimeNonce('bo@example.com');
      expect(
        describeOutcome(await call('GET', `/v1/auth/magiclink/${entry}`, by(readSession(bo), cookieOf(bo)))),
      ).toBe('200');
      expect(describeOutcome(await readers.logIn('bo@example.com'))).toBe('200');
    });
  });
});
