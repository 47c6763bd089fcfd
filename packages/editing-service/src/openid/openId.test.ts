import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { openEditing, ORIGIN } from '@broadsheet/platform-testing/editing';
import type { EditingRoom } from '@broadsheet/platform-testing/editing';
import type { Database } from '@broadsheet/service-kit/database';
import { openProviders, IDP, OIDC_CLIENT, OIDC_SECRET } from '@broadsheet/platform-testing/identity';
import type { Providers, Person } from '@broadsheet/platform-testing/identity';
import type { StaffOpenIdOptions } from './OpenIdOptions.ts';

const BO: Person = { sub: 'o-1', email: 'bo@example.com', name: 'Bo' };

describe.each(databasesUnderTest)('staff with an account elsewhere on $name', ({ open }) => {
  let database: Database;
  let providers: Providers;
  let room: EditingRoom;

  const start = (options: Partial<StaffOpenIdOptions> = {}, on = database) => {
    const openId = { issuer: IDP, clientId: OIDC_CLIENT, clientSecret: OIDC_SECRET, ...options };
    room = openEditing(on, { openId, fetch: providers.fetch });
  };
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    providers = openProviders();
    start();
  });
  afterAll(() => database.close());

  /** Sends a request like a browser that follows a link. */
  const visit = (path: string, cookie: string) =>
    room.platform.fetch(new Request(`${ORIGIN}/pagebuilder/api${path}`, { headers: { cookie } }));
  const cookieIn = (response: Response, name: string) =>
    response.headers
      .getSetCookie()
      .find((line) => line.includes(name))
      ?.split(';')[0] ?? '';

  async function begin() {
    const response = await visit('/openid', '');
    return {
      url: response.headers.get('location') ?? '',
      cookie: cookieIn(response, 'sign-in-flow'),
    };
  }
  async function comeBack(back: Readonly<Record<string, string>>, flow: string) {
    const response = await visit(`/openid/return?${new URLSearchParams(back)}`, flow);
    return {
      location: response.headers.get('location'),
      cookie: cookieIn(response, 'editor-session'),
    };
  }
  async function logInAs(person: Person) {
    const { url, cookie } = await begin();
    return comeBack(providers.agree(url, person), cookie);
  }
  const whoIs = async (cookie: string) => (await room.call('GET', '/session', { cookie })).body;

  test('is nobody here without an invitation', async () => {
    await room.openAdmin();
    expect(await logInAs(BO)).toEqual({ location: '/pagebuilder/?openid=unknown', cookie: '' });
  });

  test('comes in by an invitation of the address, in its role, and is known by the account afterwards', async () => {
    const admin = await room.openAdmin();
    const body = { email: BO.email ?? '', role: 'publisher' };
    await room.call('POST', '/invitations', { cookie: admin, body });
    const { location, cookie } = await logInAs(BO);
    expect(location).toBe('/pagebuilder/');
    expect(await whoIs(cookie)).toMatchObject({
      editor: { email: 'bo@example.com', name: 'Bo', role: 'publisher' },
    });
    const again = await logInAs({ ...BO, email: 'other@example.com' });
    expect(await whoIs(again.cookie)).toMatchObject({ editor: { email: 'bo@example.com' } });
  });

  test('comes in by the domain, in the role of the configuration', async () => {
    start({ domains: ['example.com'], role: 'editor' });
    expect(await whoIs((await logInAs(BO)).cookie)).toMatchObject({ editor: { role: 'editor' } });
    const eve = { ...BO, sub: 'o-2', email: 'eve@example.com.evil.test' };
    expect((await logInAs(eve)).cookie).toBe('');
  });

  describe('with two first log-ins at the same moment', () => {
    /** Returns the database, on which the first log-in ends just before the second one sends a statement. */
    const overtakenBefore = (statement: string, subject: string): Database => ({
      ...database,
      transaction: (work) =>
        database.transaction((queries) =>
          work({
            async query(text, values) {
              if (text.trimStart().startsWith(statement)) {
                await queries.query(
                  `insert into editors (id, email, name, role, created_at)
                     values ('first', $1, 'Bo', 'publisher', now()) on conflict do nothing`,
                  [BO.email ?? ''],
                );
                await queries.query(
                  `insert into editor_openid_accounts (issuer, subject, editor_id)
                     values ($1, $2, 'first') on conflict do nothing`,
                  [IDP, subject],
                );
                await queries.query('delete from editor_links where email = $1', [BO.email ?? '']);
              }
              return queries.query(text, values);
            },
          }),
        ),
    });

    test.each([
      ['of the own domain', ['example.com'], 'insert into editors'],
      ['who is invited', [], 'delete from editor_links where email'],
    ])('is one editor, %s', async (_who, domains, statement) => {
      const admin = await room.openAdmin();
      const body = { email: BO.email ?? '', role: 'publisher' };
      await room.call('POST', '/invitations', { cookie: admin, body });
      start({ domains }, overtakenBefore(statement, BO.sub));
      const { location, cookie } = await logInAs(BO);
      expect(location).toBe('/pagebuilder/');
      expect(await whoIs(cookie)).toMatchObject({ editor: { id: 'first', role: 'publisher' } });
    });

    test('takes over no account that another identity has just opened', async () => {
      const admin = await room.openAdmin();
      const body = { email: BO.email ?? '', role: 'publisher' };
      await room.call('POST', '/invitations', { cookie: admin, body });
      start({}, overtakenBefore('insert into editors', 'somebody-else'));
      expect(await logInAs(BO)).toEqual({ location: '/pagebuilder/?openid=taken', cookie: '' });
    });
  });

  test('takes over no account by its address, unless the provider speaks for the domain', async () => {
    await room.openAdmin();
    const impostor = { ...BO, email: 'ada@example.com' };
    expect((await logInAs(impostor)).location).toBe('/pagebuilder/?openid=taken');
    start({ domains: ['example.com'] });
    expect(await whoIs((await logInAs(impostor)).cookie)).toMatchObject({
      editor: { email: 'ada@example.com', role: 'administrator' },
    });
  });

  test('is nobody with an address that the provider has not checked', async () => {
    start({ domains: ['example.com'] });
    providers.spoil({ email_verified: false });
    expect((await logInAs(BO)).location).toBe('/pagebuilder/?openid=unverified');
  });

  test.each([
    ['is for another site', { aud: 'foreign' }],
    ['is from somebody else', { iss: 'https://evil.test' }],
    ['holds another nonce', { nonce: 'replayed' }],
  ])('is refused with a token that %s', async (_what, claims) => {
    start({ domains: ['example.com'] });
    providers.spoil(claims);
    expect(await logInAs(BO)).toEqual({ location: '/pagebuilder/?openid=refused', cookie: '' });
  });

  test('ends a log-in in the browser that began it, once', async () => {
    start({ domains: ['example.com'] });
    const { url, cookie } = await begin();
    const back = providers.agree(url, BO);
    const other = await begin();
    expect((await comeBack(back, other.cookie)).location).toBe('/pagebuilder/?openid=failed');
    expect((await comeBack(back, '')).location).toBe('/pagebuilder/?openid=failed');
    expect((await comeBack(back, cookie)).location).toBe('/pagebuilder/');
    expect((await comeBack(back, cookie)).location).toBe('/pagebuilder/?openid=failed');
    expect((await comeBack({}, cookie)).location).toBe('/pagebuilder/?openid=failed');
  });

  test('still offers the second factor that the role needs, unless the provider has asked for one', async () => {
    start({ domains: ['example.com'], role: 'editor' });
    await database.query("insert into second_factor_roles (role) values ('editor')");
    expect(await whoIs((await logInAs(BO)).cookie)).toMatchObject({ step: 'enrolment' });
    providers.spoil({ amr: ['pwd', 'mfa'] });
    expect(await whoIs((await logInAs(BO)).cookie)).toMatchObject({ editor: { role: 'editor' } });
  });

  test.each([
    ['did not go on there', 'access_denied', 'cancelled'],
    ['met a fault there', 'server_error', 'refused'],
  ])('who %s is told so', async (_who, error, reason) => {
    const { url, cookie } = await begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    expect(await comeBack({ error, state }, cookie)).toEqual({
      location: `/pagebuilder/?openid=${reason}`,
      cookie: '',
    });
  });

  test('the audit log tells which address was refused', async () => {
    const admin = await room.openAdmin();
    await logInAs(BO);
    expect((await room.call('GET', '/audit?action=openid', { cookie: admin })).body).toMatchObject({
      entries: [{ action: 'openid.refused', subject: 'bo@example.com' }],
    });
  });

  test('finds no way to a provider that is not set up', async () => {
    room = openEditing(database);
    expect((await visit('/openid', '')).headers.get('location')).toBe('/pagebuilder/?openid=failed');
    expect((await room.call('GET', '/sign-in-options')).body).toEqual({});
  });
});
