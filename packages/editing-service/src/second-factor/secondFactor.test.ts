import { MINUTE_MS } from '@broadsheet/client-core';
import { createSoftPasskey } from '@broadsheet/testing/passkey';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, ORIGIN, PASSWORD } from '@broadsheet/platform-testing/editing';
import type { Answer, EditingRoom } from '@broadsheet/platform-testing/editing';
import { isJsonList, listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';

describe.each(databasesUnderTest)('a second factor on $name', ({ open }) => {
  let database: Database;
  let room: EditingRoom;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    room = openEditing(database);
  });
  afterAll(() => database.close());

  const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: room.clock.now() });
  const pagesFor = (cookie: string): Promise<Answer> => room.call('GET', '/pages', { cookie });
  const prove = (cookie: string, code: string): Promise<Answer> =>
    room.call('POST', '/session/second-factor', { cookie, body: { code } });

  /** Adds an authenticator app to an account. */
  async function addApp(cookie: string, body: { readonly password?: string } = { password: PASSWORD }) {
    const offer = await room.call('POST', '/account/authenticators/options', { cookie });
    const secret = textAt(offer.body, 'secret') ?? '';
    const sealed = textAt(offer.body, 'sealed') ?? '';
    const confirmation = { ...body, sealed, code: codeOf(secret), name: 'Phone' };
    const added = await room.call('POST', '/account/authenticators', { cookie, body: confirmation });
    const codes = listAt(added.body, 'recoveryCodes').map(String);
    return { secret, sealed, added, codes, cookie: added.cookie };
  }

  async function addPasskey(cookie: string) {
    const passkey = createSoftPasskey(ORIGIN);
    const { body } = await room.call('POST', '/account/passkeys/options', { cookie });
    const made = passkey.create(valueAt(body, 'options'));
    const added = await room.call('POST', '/account/passkeys', {
      cookie,
      body: { passkey: made, name: 'Laptop', password: PASSWORD },
    });
    return { passkey, made, added, cookie: added.cookie };
  }

  const optionsFor = async (cookie: string) =>
    valueAt((await room.call('POST', '/session/passkey/options', { cookie })).body, 'options');

  test('of an app is asked for after the password, and nothing is done before', async () => {
    const { secret, added } = await addApp(await room.openAdmin());
    expect(added.status).toBe(201);
    expect(listAt(added.body, 'recoveryCodes')).toHaveLength(10);
    room.clock.advance(MINUTE_MS);
    const login = await room.login();
    expect(login).toMatchObject({ status: 200, body: { step: 'second-factor', factors: ['totp'] } });
    const { cookie } = login;
    expect(await pagesFor(cookie)).toMatchObject({ status: 401, body: { step: 'second-factor' } });
    for (const [method, path] of [
      ['GET', '/pages'],
      ['GET', '/editors'],
      ['GET', '/account'],
      ['POST', '/account/authenticators/options'],
      ['POST', '/account/password'],
    ] as const)
      expect((await room.call(method, path, { cookie })).status).toBe(401);
    const proven = await prove(cookie, codeOf(secret));
    expect(proven).toMatchObject({ status: 200, body: { editor: { email: 'ada@example.com' } } });
    expect((await pagesFor(proven.cookie)).status).toBe(200);
    expect((await pagesFor(cookie)).status).toBe(401);
  });

  test('of an app takes a code once, also that of its enrolment', async () => {
    const { secret } = await addApp(await room.openAdmin());
    expect((await prove((await room.login()).cookie, codeOf(secret))).status).toBe(400);
    room.clock.advance(MINUTE_MS);
    const code = codeOf(secret);
    expect((await prove((await room.login()).cookie, code)).status).toBe(200);
    expect((await prove((await room.login()).cookie, code)).status).toBe(400);
  });

  test('can be guessed ten times', async () => {
    const { secret } = await addApp(await room.openAdmin());
    room.clock.advance(MINUTE_MS);
    const { cookie } = await room.login();
    for (let guess = 0; guess < 10; guess += 1) await prove(cookie, '000000');
    expect((await prove(cookie, codeOf(secret))).status).toBe(429);
  });

  test('is open to its editor elsewhere while somebody who has found out the password guesses', async () => {
    const { secret } = await addApp(await room.openAdmin());
    room.clock.advance(MINUTE_MS);
    const guess = { body: { code: '000000' }, cookie: (await room.login()).cookie, address: '192.0.2.9' };
    for (let time = 0; time < 30; time += 1) await room.call('POST', '/session/second-factor', guess);
    expect((await room.call('POST', '/session/second-factor', guess)).status).toBe(429);
    expect((await prove((await room.login()).cookie, codeOf(secret))).status).toBe(200);
  });

  test('is open on a new device to a recovery code while strangers have used up the codes of the account', async () => {
    const { secret, codes } = await addApp(await room.openAdmin());
    room.clock.advance(MINUTE_MS);
    const { cookie: stranger } = await room.login();
    for (let time = 0; time < 70; time += 1)
      await room.call('POST', '/session/second-factor', {
        ...{ body: { code: '000000' }, cookie: stranger },
        address: `192.0.2.${Math.floor(time / 9)}`,
      });
    const { cookie } = await room.login();
    const refused = await prove(cookie, codeOf(secret));
    expect(refused).toMatchObject({ status: 429, body: { says: { key: 'refusal.many-codes' } } });
    expect((await prove(cookie, codes[0] ?? '')).status).toBe(200);
  });

  test('is not found by who tries recovery codes from one network', async () => {
    const { codes } = await addApp(await room.openAdmin());
    const { cookie } = await room.login();
    const guess = (code: string, address: string) =>
      room.call('POST', '/session/second-factor', { body: { code }, cookie, address });
    for (let time = 0; time < 20; time += 1)
      expect((await guess('aaaa-bbbb-cccc-dddd', '192.0.2.9')).status).toBe(400);
    expect((await guess(codes[0] ?? '', '192.0.2.9')).status).toBe(429);
    expect((await guess(codes[0] ?? '', '198.51.100.1')).status).toBe(200);
  });

  test('of recovery that is refused is recorded once a minute, however many are tried', async () => {
    await addApp(await room.openAdmin());
    const { cookie } = await room.login();
    const guess = (time: number) =>
      room.call('POST', '/session/second-factor', {
        ...{ body: { code: 'aaaa-bbbb-cccc-dddd' }, cookie, address: `192.0.${time}.9` },
      });
    const recorded = () => database.query("select 1 from audit_log where action = 'factor.refused'");
    for (let time = 0; time < 30; time += 1) expect((await guess(time)).status).toBe(400);
    expect(await recorded()).toHaveLength(1);
    room.clock.advance(MINUTE_MS);
    await guess(31);
    expect(await recorded()).toHaveLength(2);
  });

  test('of recovery that lacks a sign is called no code, and uses up no attempt', async () => {
    const { secret, codes } = await addApp(await room.openAdmin());
    room.clock.advance(MINUTE_MS);
    const { cookie } = await room.login();
    for (let time = 0; time < 11; time += 1)
      expect(await prove(cookie, (codes[0] ?? '').slice(0, -1))).toMatchObject({
        status: 400,
        body: { says: { key: 'refusal.no-code' } },
      });
    expect((await prove(cookie, codeOf(secret))).status).toBe(200);
  });

  test('may be looked for a quarter of an hour', async () => {
    const { secret } = await addApp(await room.openAdmin());
    const { cookie } = await room.login();
    room.clock.advance(16 * MINUTE_MS);
    expect((await prove(cookie, codeOf(secret))).status).toBe(401);
  });

  test('is stored sealed and never told', async () => {
    const { secret, cookie } = await addApp(await room.openAdmin());
    const [row] = await database.query('select sealed_secret from editor_factors');
    expect(row?.['sealed_secret']).not.toContain(secret);
    const { body } = await room.call('GET', '/account', { cookie });
    expect(listAt(body, 'factors')).toMatchObject([{ kind: 'totp', name: 'Phone' }]);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(body)).not.toContain('sealed');
  });

  test('that was lost gives way to a recovery code, once', async () => {
    const { codes } = await addApp(await room.openAdmin());
    const [code = ''] = codes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect((await prove((await room.login()).cookie, typed)).status).toBe(200);
    expect((await prove((await room.login()).cookie, code)).status).toBe(400);
    const audit = await database.query("select 1 from audit_log where action = 'recovery-code.used'");
    expect(audit).toHaveLength(1);
  });

  test('is added and removed with the password alone, and ends other sessions', async () => {
    const cookie = await room.openAdmin();
    const other = (await room.login()).cookie;
    expect((await addApp(cookie, { password: 'wrong' })).added.status).toBe(403);
    expect((await addApp(cookie, {})).added.status).toBe(403);
    const { cookie: mine } = await addApp(cookie);
    expect((await pagesFor(other)).status).toBe(401);
    const { body } = await room.call('GET', '/account', { cookie: mine });
    const id = textAt(listAt(body, 'factors')[0], 'id') ?? '';
    const rename = await room.call('PATCH', `/account/factors/${id}`, {
      cookie: mine,
      body: { name: 'Old' },
    });
    expect(rename.status).toBe(204);
    const remove = (password: string) =>
      room.call('DELETE', `/account/factors/${id}`, { cookie: mine, body: { password } });
    expect((await remove('wrong')).status).toBe(403);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await remove(PASSWORD)).status).toBe(404);
    const audit = await room.call('GET', '/audit?action=factor', { cookie: mine });
    expect(listAt(audit.body, 'entries').map((entry) => textAt(entry, 'action'))).toEqual([
      'factor.removed',
      'factor.renamed',
      'factor.added',
    ]);
  });

  test('of another editor cannot be renamed or removed', async () => {
    const admin = await room.openAdmin();
    const { passkey, cookie } = await addPasskey(admin);
    const eve = await room.openEditor(cookie, 'editor');
    const path = `/account/factors/${passkey.id}`;
    expect((await room.call('PATCH', path, { cookie: eve, body: { name: 'x' } })).status).toBe(404);
    expect((await room.call('DELETE', path, { cookie: eve, body: { password: PASSWORD } })).status).toBe(404);
  });

  test('may be an offer of an app that is taken up in time, by the one it was made to, once', async () => {
    const admin = await room.openAdmin();
    const eve = await room.openEditor(admin, 'editor');
    const offer = await room.call('POST', '/account/authenticators/options', { cookie: admin });
    const body = () => ({
      sealed: textAt(offer.body, 'sealed') ?? '',
      code: codeOf(textAt(offer.body, 'secret') ?? ''),
      name: 'Phone',
      password: PASSWORD,
    });
    const add = (cookie: string) => room.call('POST', '/account/authenticators', { cookie, body: body() });
    expect((await add(eve)).status).toBe(410);
    const { cookie, status } = await add(admin);
    expect(status).toBe(201);
    expect((await add(cookie)).status).toBe(409);
    room.clock.advance(16 * MINUTE_MS);
    expect((await add(cookie)).status).toBe(410);
  });

  describe('of a passkey', () => {
    test('opens a session by itself, and after a password', async () => {
      const { passkey, added } = await addPasskey(await room.openAdmin());
      expect(added.status).toBe(201);
      const alone = await room.call('POST', '/session/passkey', {
        body: { passkey: passkey.get(await optionsFor('')) },
      });
      expect(alone).toMatchObject({ status: 200, body: { editor: { email: 'ada@example.com' } } });
      expect((await pagesFor(alone.cookie)).status).toBe(200);
      const { cookie, body } = await room.login();
      expect(body).toEqual({ step: 'second-factor', factors: ['passkey'] });
      const proven = await room.call('POST', '/session/passkey', {
        cookie,
        body: { passkey: passkey.get(await optionsFor(cookie), { isVerified: false }) },
      });
      expect(proven.status).toBe(200);
      expect((await pagesFor(proven.cookie)).status).toBe(200);
    });

    test('opens none by itself when nobody has checked who holds the device', async () => {
      const { passkey } = await addPasskey(await room.openAdmin());
      const body = { passkey: passkey.get(await optionsFor(''), { isVerified: false }) };
      expect(await room.call('POST', '/session/passkey', { body })).toMatchObject({
        status: 400,
        cookie: '',
      });
    });

    test.each([
      ['signed twice', async (get: () => Promise<object>) => [await get()].flatMap((one) => [one, one])],
    ])('is refused when it was %s', async (_what, make) => {
      const { passkey } = await addPasskey(await room.openAdmin());
      const answers = await make(async () => passkey.get(await optionsFor('')));
      const statuses: number[] = [];
      for (const each of answers)
        statuses.push(
          (await room.call('POST', '/session/passkey', { body: { passkey: { ...each } } })).status,
        );
      expect(statuses).toEqual([200, 400]);
    });

    test('is refused for another site, another editor, and a challenge that is old or made up', async () => {
      const { cookie, passkey } = await addPasskey(await room.openAdmin());
      const login = (signed: object) =>
        room.call('POST', '/session/passkey', { body: { passkey: { ...signed } } });
      expect((await login(passkey.get({ challenge: 'bWFkZSB1cA' }))).status).toBe(400);
      const foreign = createSoftPasskey('https://evil.example');
      expect((await login({ ...foreign.get(await optionsFor('')), id: passkey.id })).status).toBe(400);
      const late = passkey.get(await optionsFor(''));
      room.clock.advance(6 * MINUTE_MS);
      expect((await login(late)).status).toBe(400);
      // Eve knows Ada's password and has a passkey of her own.
      const eve = await room.openEditor(cookie, 'editor');
      const own = await addPasskey(eve);
      const half = (await room.login()).cookie;
      const signed = own.passkey.get(await optionsFor(half));
      const tried = await room.call('POST', '/session/passkey', { cookie: half, body: { passkey: signed } });
      expect(tried.status).toBe(400);
      expect((await pagesFor(half)).status).toBe(401);
    });
  });

  describe('that a role needs', () => {
    const require = (cookie: string, roles: readonly string[]) =>
      room.call('PUT', '/second-factor-roles', { cookie, body: { roles } });

    test('is added before anything else is done', async () => {
      const admin = await room.openAdmin();
      const editor = await room.openEditor(admin, 'editor');
      expect((await require(admin, ['editor', 'administrator', 'nobody'])).status).toBe(400);
      expect((await require(admin, ['editor'])).body).toEqual({ secondFactorRoles: ['editor'] });
      expect((await pagesFor(admin)).status).toBe(200);
      expect(await pagesFor(editor)).toMatchObject({ status: 401, body: { step: 'enrolment' } });
      expect((await room.call('GET', '/pages', { cookie: editor })).status).toBe(401);
      const { added, cookie } = await addApp(editor, {});
      expect(added.status).toBe(201);
      expect((await room.call('GET', '/pages', { cookie })).status).toBe(200);
    });

    test('is not removed while it is the last one', async () => {
      const { cookie, passkey } = await addPasskey(await room.openAdmin());
      await require(cookie, ['administrator']);
      const path = `/account/factors/${passkey.id}`;
      const removed = await room.call('DELETE', path, { cookie, body: { password: PASSWORD } });
      expect(removed.status).toBe(409);
      const { body } = await room.call('GET', '/account', { cookie });
      expect(isJsonList(valueAt(body, 'factors')) && listAt(body, 'factors')).toHaveLength(1);
    });

    test('is taken away by an administrator from who has lost it, whose sessions end', async () => {
      const admin = await room.openAdmin();
      const { cookie } = await addApp(await room.openEditor(admin, 'editor'));
      const { body } = await room.call('GET', '/editors', { cookie: admin });
      const found = listAt(body, 'editors').find((each) => textAt(each, 'email') === 'editor@example.com');
      expect(found).toMatchObject({ hasSecondFactor: true, hasPassword: true });
      const path = `/editors/${textAt(found, 'id') ?? ''}/factors`;
      expect((await room.call('DELETE', path, { cookie })).status).toBe(403);
      expect((await room.call('DELETE', path, { cookie: admin })).status).toBe(204);
      expect((await pagesFor(cookie)).status).toBe(401);
      expect((await room.login('editor@example.com')).body).toMatchObject({ editor: {} });
    });
  });
});
