import { MINUTE_MS } from '@broadsheet/client-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  openProviders,
  openReaders,
  describeOutcome,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Providers, Answer, Readers, Person } from '@broadsheet/platform-testing/identity';
import { textAt } from '@broadsheet/service-kit/json';

const EMAIL = 'ada@example.com';
const ADA: Person = { sub: 'g-1', email: EMAIL };

describe.each(databasesUnderTest)('subscribing with Google on $name', ({ open }) => {
  const database = useReaderTables(open);
  let providers: Providers;
  let readers: Readers;

  const swgToken = async (token?: string): Promise<string> => {
    const { body } = await readers.call('GET', '/v1/swg/accesstoken', token === undefined ? {} : { token });
    return textAt(body, 'accessToken') ?? '';
  };
  const check = async (person: Person): Promise<Answer> =>
    readers.call('POST', '/v1/swg/checkloginexists', {
      body: { token: await providers.googleToken(person) },
    });
  const relink = async (swg: string, token: string, person = ADA): Promise<Answer> =>
    readers.call('GET', `/v1/swg/${swg}/relink/${await providers.googleToken(person)}`, { token });

  beforeEach(async () => {
    providers = openProviders();
    readers = openReaders(database, { identity: await providers.options() });
  });

  test('gives a token to readers and to nobody, which opens no session', async () => {
    const { accessToken } = await readers.signUp(EMAIL);
    for (const token of [await swgToken(), await swgToken(accessToken)]) {
      expect(token.split('.')).toHaveLength(3);
      expect(describeOutcome(await readers.call('GET', '/v1/profile', { token }))).toBe('401 401');
    }
  });

  test('knows whether signing in with a Google account would open an account', async () => {
    expect((await check(ADA)).body).toEqual({ identityExists: false });
    const { accessToken: token } = await readers.signUp(EMAIL);
    expect((await check(ADA)).body).toEqual({ identityExists: false });
    await readers.call('GET', `/v1/email/verify/${await readers.nonceFor(EMAIL)}`, { token });
    expect((await check(ADA)).body).toEqual({ identityExists: true });
    expect((await check({ ...ADA, verified: false })).body).toEqual({ identityExists: false });
    const credentials = await providers.googleToken(ADA);
    await readers.call('POST', '/v1/auth/login', {
      body: { userName: '', credentials, grantType: 'google' },
    });
    expect((await check({ sub: 'g-1' })).body).toEqual({ identityExists: true });
  });

  test('returns nothing to callers without a token of Google', async () => {
    for (const token of ['made up', 'a.b.c']) {
      const answer = await readers.call('POST', '/v1/swg/checkloginexists', { body: { token } });
      expect(describeOutcome(answer)).toBe('401 100016');
    }
  });

  test('connects the Google account to the reader, whose session stays', async () => {
    const ada = await readers.signUp(EMAIL);
    const answer = await relink(await swgToken(ada.accessToken), ada.accessToken);
    expect(readSession(answer)).toEqual(ada);
    const profile = await readers.call('GET', '/v1/profile', { token: ada.accessToken });
    expect(profile.body).toMatchObject({ identities: [{ type: 'Password' }, { type: 'Google' }] });
  });

  test('connects nothing with a token that was made for another reader, for nobody, or long ago', async () => {
    const ada = await readers.signUp(EMAIL);
    const eve = await readers.signUp('eve@example.com');
    const old = await swgToken(ada.accessToken);
    for (const token of [await swgToken(eve.accessToken), await swgToken(), ada.accessToken]) {
      expect(describeOutcome(await relink(token, ada.accessToken))).toBe('400 130011');
    }
    readers.clock.advance(10 * MINUTE_MS);
    expect(describeOutcome(await relink(old, ada.accessToken))).toBe('400 130011');
  });

  test('connects nothing that is another reader’s', async () => {
    const ada = await readers.signUp(EMAIL);
    await relink(await swgToken(ada.accessToken), ada.accessToken);
    const eve = await readers.signUp('eve@example.com');
    expect(describeOutcome(await relink(await swgToken(eve.accessToken), eve.accessToken))).toBe(
      '409 300039',
    );
  });
});
