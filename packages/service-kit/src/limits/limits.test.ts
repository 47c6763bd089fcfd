import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  PASSWORD,
  openReaders,
  describeOutcome,
} from '@broadsheet/platform-testing/identity';
import type { Answer, Readers } from '@broadsheet/platform-testing/identity';
import { textAt } from '../json/Json.ts';
import { getNetwork } from '../http/getNetwork.ts';

const MINUTE = 60_000;
const EMAIL = 'ada@example.com';

describe.each(databasesUnderTest)('limits on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;

  const guess = (email: string, address: string, from = readers): Promise<Answer> =>
    from.logIn(email, 'not the password', { address });
  const times = async (count: number, attempt: (index: number) => Promise<Answer>): Promise<string[]> => {
    const outcomes: string[] = [];
    for (let index = 0; index < count; index += 1) outcomes.push(describeOutcome(await attempt(index)));
    return outcomes;
  };

  beforeEach(() => {
    readers = openReaders(database);
  });

  test('stop the guesses of one address at one account, and say when to come back', async () => {
    await readers.signUp(EMAIL);
    const outcomes = await times(11, () => guess(EMAIL, '192.0.2.1'));
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => '401 100010'), '429 429']);
    readers.clock.advance(MINUTE);
    const refused = await readers.logIn(EMAIL, PASSWORD, { address: '192.0.2.1' });
    expect(describeOutcome(refused)).toBe('429 429');
    expect(refused.headers.get('retry-after')).toBe(String(14 * 60));
    expect(textAt(refused.body, 'message')).toBe('Too many attempts. Wait 14 minutes and try again.');
  });

  test('do not lock the reader out elsewhere, and end with their window', async () => {
    await readers.signUp(EMAIL);
    await times(11, () => guess(EMAIL, '192.0.2.1'));
    expect(describeOutcome(await readers.logIn(EMAIL, PASSWORD, { address: '192.0.2.2' }))).toBe('200');
    readers.clock.advance(15 * MINUTE);
    expect(describeOutcome(await readers.logIn(EMAIL, PASSWORD, { address: '192.0.2.1' }))).toBe('200');
  });

  test('stop the guesses of many addresses at one account', async () => {
    await readers.signUp(EMAIL);
    const outcomes = await times(101, (index) => guess(EMAIL, `192.0.2.${index}`));
    expect(outcomes.at(-2)).toBe('401 100010');
    expect(outcomes.at(-1)).toBe('429 429');
  });

  test('stop one address, or one IPv6 network, that tries many accounts', async () => {
    const outcomes = await times(61, (index) =>
      guess(`reader${index}@example.com`, `2001:db8:1:2::${index}`),
    );
    expect(outcomes.at(-2)).toBe('401 100010');
    expect(outcomes.at(-1)).toBe('429 429');
    expect(describeOutcome(await guess(EMAIL, '2001:db8:1:3::1'))).toBe('401 100010');
  });

  test('do not count the logins of who knows the password', async () => {
    await readers.signUp(EMAIL);
    const outcomes = await times(15, () => readers.logIn(EMAIL, PASSWORD, { address: '192.0.2.1' }));
    expect(new Set(outcomes)).toEqual(new Set(['200']));
  });

  test('count across the processes of a site', async () => {
    await readers.signUp(EMAIL);
    const other = openReaders(database);
    await times(10, (index) => guess(EMAIL, '192.0.2.1', index % 2 === 0 ? readers : other));
    expect(describeOutcome(await guess(EMAIL, '192.0.2.1', other))).toBe('429 429');
  });

  describe('of mails', () => {
    const ask = (email: string, address: string): Promise<Answer> =>
      readers.call('POST', '/v1/auth/magiclink', { body: { email }, address });
    const linksTo = async (email: string): Promise<number> =>
      (await readers.mails()).filter(({ to, subject }) => to === email && subject === 'Your login link')
        .length;

    test('spare mailboxes: while a good link lies there no sixth comes, and nobody is told', async () => {
      await readers.signUp(EMAIL);
      for (const email of [EMAIL, 'nobody@example.com']) {
        expect(new Set(await times(8, () => ask(email, '192.0.2.1')))).toEqual(new Set(['200']));
      }
      expect(await linksTo(EMAIL)).toBe(5);
      expect(await linksTo('nobody@example.com')).toBe(0);
    });

    test('let the owner have a link however often strangers ask, from there or from many networks', async () => {
      await readers.signUp(EMAIL);
      await times(12, (index) => ask(EMAIL, `192.0.2.${index}`));
      expect(await linksTo(EMAIL)).toBe(10);
      readers.clock.advance(11 * MINUTE);
      expect(describeOutcome(await ask(EMAIL, '192.0.2.1'))).toBe('200');
      expect(await linksTo(EMAIL)).toBe(11);
      const nonce = await readers.nonceFor(EMAIL);
      expect(describeOutcome(await readers.call('GET', `/v1/auth/magiclink/${nonce}`))).toBe('200');
    });

    test('stop a network that asks for mail after mail', async () => {
      const outcomes = await times(21, (index) => ask(`reader${index}@example.com`, '192.0.2.1'));
      expect(outcomes.slice(-2)).toEqual(['200', '429 429']);
    });
  });

  describe('let the reader in', () => {
    const cookieOf = ({ headers }: Answer): Readonly<Record<string, string>> => ({
      cookie: (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '',
    });

    test('on a browser that was signed in before, from the very network of who guesses', async () => {
      await readers.signUp(EMAIL);
      const own = cookieOf(await readers.logIn(EMAIL, PASSWORD, { address: '192.0.2.1' }));
      await times(70, () => guess(EMAIL, '192.0.2.1'));
      expect(describeOutcome(await readers.logIn(EMAIL, PASSWORD, { address: '192.0.2.1' }))).toBe('429 429');
      const answer = await readers.logIn(EMAIL, PASSWORD, { address: '192.0.2.1', headers: own });
      expect(describeOutcome(answer)).toBe('200');
    });

    test('on a network where they logged in before, whoever guesses elsewhere', async () => {
      await readers.signUp(EMAIL);
      await readers.logIn(EMAIL, PASSWORD, { address: '198.51.100.7' });
      await times(110, (index) => guess(EMAIL, `192.0.2.${index}`));
      expect(describeOutcome(await readers.logIn(EMAIL, PASSWORD, { address: '203.0.113.1' }))).toBe(
        '429 429',
      );
      expect(describeOutcome(await readers.logIn(EMAIL, PASSWORD, { address: '198.51.100.7' }))).toBe('200');
    });

    test('and are no way around for who guesses on that browser', async () => {
      await readers.signUp(EMAIL);
      const own = cookieOf(await readers.logIn(EMAIL, PASSWORD));
      const outcomes = await times(21, () => readers.logIn(EMAIL, 'not the password', { headers: own }));
      expect(outcomes.slice(-2)).toEqual(['401 100010', '429 429']);
      await readers.signUp('bo@example.com');
      const stranger = await times(11, () => readers.logIn('bo@example.com', 'a guess', { headers: own }));
      expect(stranger.slice(-2)).toEqual(['401 100010', '429 429']);
    });

    test('with a good link, however many bad ones came from the network', async () => {
      await readers.signUp(EMAIL);
      await readers.mails();
      await readers.call('POST', '/v1/auth/magiclink', { body: { email: EMAIL } });
      const nonce = await readers.nonceFor(EMAIL);
      const redeem = (link: string) =>
        readers.call('GET', `/v1/auth/magiclink/${link}`, { address: '192.0.2.1' });
      expect((await times(61, () => redeem('guess'))).at(-1)).toBe('429 429');
      expect(describeOutcome(await redeem(nonce))).toBe('200');
    });

    test('who is signed in, whatever tokens are made up on the network', async () => {
      const { refreshToken } = await readers.signUp(EMAIL);
      const refresh = (token: string) =>
        readers.call('POST', '/v1/auth/token', {
          body: { token, grantType: 'refresh-token' },
          address: '192.0.2.1',
        });
      expect((await times(601, () => refresh('made.up.token'))).at(-1)).toBe('429 429');
      expect(describeOutcome(await refresh(refreshToken))).toBe('200');
    });

    test('an office, whose logins succeed one after another', async () => {
      for (const name of ['ada', 'bo', 'cy']) await readers.signUp(`${name}@example.com`);
      const outcomes = await times(132, (index) =>
        readers.logIn(`${['ada', 'bo', 'cy'][index % 3]}@example.com`, PASSWORD, { address: '192.0.2.1' }),
      );
      expect(new Set(outcomes)).toEqual(new Set(['200']));
    });
  });

  test('stop the guessing of nonces', async () => {
    const call = (): Promise<Answer> =>
      readers.call('GET', '/v1/auth/magiclink/guess', { address: '192.0.2.1' });
    expect((await times(61, call)).at(-1)).toBe('429 429');
  });

  test('keep no address and no name in the table, and forget it in time', async () => {
    await guess(EMAIL, '192.0.2.1');
    const rows = await database.query('select * from rate_counters');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/ada@|192\.0/);
    readers.clock.advance(61 * MINUTE);
    await readers.call('GET', '/v1/config');
    await readers.platform.identity.settle();
    expect(await database.query('select * from rate_counters')).toEqual([]);
  });
});

describe('getNetwork', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:12::7', '2001:db8:0:12'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['not an address', 'not an address'],
  ])('makes %s into %s', (address, network) => {
    expect(getNetwork(address)).toBe(network);
  });
});
