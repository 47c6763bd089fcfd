import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import {
  describeOutcome,
  emptyReaderTables,
  openReaders,
  PASSWORD,
  readSession,
} from '@broadsheet/platform-testing/identity';
import type { Readers } from '@broadsheet/platform-testing/identity';
import { foldedEmailDomains } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';

const TYPED = 'lotte@bücher.example';
const FOLDED = 'lotte@xn--bcher-kva.example';

describe.each(databasesUnderTest)('addresses from before domains were folded, on $name,', ({ open }) => {
  let database: Database;
  let readers: Readers;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyReaderTables(database);
    await emptyTables(database);
    readers = openReaders(database);
  });
  afterAll(() => database.close());

  const fold = () => database.transaction(async (queries) => (await foldedEmailDomains.run?.(queries)) ?? []);
  /** Makes an account whose rows hold an address as they did before. */
  async function signUpAs(email: string, typed: string, credentials = PASSWORD) {
    const body = { identity: { userName: email, credentials }, profile: { email } };
    const { uuid } = readSession(await readers.call('POST', '/v1/signup', { body }));
    await readers.platform.identity.settle();
    await database.query('update accounts set email = $2, unverified_email = $2 where uuid = $1', [
      uuid,
      typed,
    ]);
    await database.query(
      'update account_identities set subject = $2, user_name = $2 where account_uuid = $1',
      [uuid, typed],
    );
    await database.query('update account_links set email = $2 where account_uuid = $1', [uuid, typed]);
    return uuid;
  }
  const column = async (statement: string) => (await database.query(statement)).map(Object.values).flat();

  test('are the folded ones: the account opens, and its links still work', async () => {
    const uuid = await signUpAs(FOLDED, TYPED);
    const { administration } = readers.platform.identity;
    expect(await administration.findAccount(TYPED)).toBeUndefined();
    expect(await fold()).toEqual([]);
    expect(await readers.logIn(TYPED)).toMatchObject({ status: 200, body: { uuid } });
    expect(await readers.logIn(FOLDED)).toMatchObject({ status: 200, body: { uuid } });
    expect(await column('select email from account_links')).toEqual([FOLDED]);
    expect(await column('select unverified_email from accounts')).toEqual([FOLDED]);
  });

  test.each(['one', 'two'])(
    'lose neither of two accounts: that of %s, which is verified, leads',
    async (best) => {
      const [one, two] = [
        await signUpAs('one@example.com', TYPED),
        await signUpAs('two@example.com', FOLDED, 'the other password'),
      ];
      const [leading, other] = best === 'one' ? [one, two] : [two, one];
      await database.query('update accounts set email_verified = (uuid = $1)', [leading]);
      const [note, ...more] = await fold();
      expect(note).toContain(`${leading} and ${other}`);
      expect(note).not.toContain('lotte');
      expect(more).toEqual([]);
      for (const email of [TYPED, FOLDED]) {
        expect((await readers.platform.identity.administration.findAccount(email))?.uuid).toBe(leading);
        expect(await readers.logIn(email)).toMatchObject({ status: 200, body: { uuid: one } });
        expect(await readers.logIn(email, 'the other password')).toMatchObject({
          status: 200,
          body: { uuid: two },
        });
        expect(describeOutcome(await readers.logIn(email, 'neither password'))).toBe('401 100010');
      }
    },
  );

  test('of editors are told where two have one', async () => {
    await database.query(
      `insert into editors (id, email, name, role, created_at) values ('a', $1, 'A', 'editor', now()),
        ('b', $2, 'B', 'administrator', now()), ('c', 'max@straße.example', 'C', 'viewer', now())`,
      [FOLDED, TYPED],
    );
    const [note] = await fold();
    expect(note).toContain('b and a');
    expect(await column('select email from editors order by id')).toEqual([
      TYPED,
      FOLDED,
      'max@xn--strae-oqa.example',
    ]);
  });

  test('of newsletters are one subscription, the confirmed one', async () => {
    await database.query(
      `insert into newsletter_subscriptions (id, site, newsletter, email, status, asked_at) values
        ('a', 'paper', 'morning', $1, 'pending', now()), ('b', 'paper', 'morning', $2, 'confirmed', now()),
        ('c', 'paper', 'coast', $2, 'ended', now())`,
      [FOLDED, TYPED],
    );
    expect(await fold()).toEqual([]);
    expect(await column("select id || ' ' || email from newsletter_subscriptions order by id")).toEqual([
      `b ${FOLDED}`,
      `c ${FOLDED}`,
    ]);
  });
});
