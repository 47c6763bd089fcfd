/**
 * What each call asks of its caller. A change of the reader's own account asks twice: that they are signed in when the
 * request arrives, and that their session still goes on when the account is locked. A call that is new to the document
 * fails here until it is in one of the lists.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  useReaderTables,
  accountRows,
  openProviders,
  describeOutcome,
  openReaders,
  findOperation,
  operations,
  EMAIL,
  READER,
  at,
  row,
  signInRows,
} from '@broadsheet/platform-testing/identity';
import type { Providers, Readers, SignedIn, Row } from '@broadsheet/platform-testing/identity';

const deviceRows: readonly Row[] = [
  row('listDevices', at('GET', '/v1/sessions'), 'list', READER),
  row('endDevice', at('DELETE', '/v1/sessions/:id'), 'success', READER, async () => ({ part: 'another' })),
];
const readerRows = [...accountRows, ...signInRows, ...deviceRows].filter(({ needsReader }) => needsReader);

/** Calls that only read, and the log-out, which an ended session does not need any more. */
const READS: ReadonlySet<string> = new Set([
  'identity.device.list',
  'identity.personalData.report',
  'identity.profile.read',
  'identity.profile.segments',
  'identity.profile.settings',
  'identity.session.logout',
]);

const getOperationId = ({ method, path }: Row): string =>
  findOperation(method, path.replace(/\?.*/, ''))?.id ?? `${method} ${path}`;
const changes = readerRows.filter((call) => !READS.has(getOperationId(call)));

function pathOf(path: string, part = 'x'): string {
  const [first = '', second = first] = part.split(' ');
  return `/${path.replace(':nonce', first).replace(':id', second)}`;
}

test('every call that needs a reader is in the lists', () => {
  const needing = operations.filter(
    ({ id, description }) =>
      id.startsWith('identity.') && JSON.stringify(description['security']) === '[{"bearer":[]}]',
  );
  expect([...new Set(readerRows.map(getOperationId))].toSorted()).toEqual(
    needing.map(({ id }) => id).toSorted(),
  );
  for (const id of READS) expect(needing.map((operation) => operation.id)).toContain(id);
});

describe.each(databasesUnderTest)('a change by a reader on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  let slow: Readers;
  let ada: SignedIn;
  let providers: Providers;
  /** Whether the session ends before the next transaction of the slow process. */
  let endsMeanwhile = false;

  beforeEach(async () => {
    endsMeanwhile = false;
    providers = openProviders();
    const identity = await providers.options();
    readers = openReaders(database, { identity });
    slow = openReaders(
      {
        ...database,
        async transaction(work) {
          if (endsMeanwhile) await readers.call('DELETE', '/v1/auth/token', { token: ada.accessToken });
          endsMeanwhile = false;
          return database.transaction(work);
        },
      },
      { identity },
    );
    ada = await readers.signUp(EMAIL);
  });

  test.each(changes)('$name is refused when the session ends before the account is locked', async (call) => {
    const { part, ...options } = (await call.prepare?.(readers, ada, providers)) ?? {};
    endsMeanwhile = true;
    const path = pathOf(call.path, part);
    const answer = await slow.call(call.method, path, { ...options, token: ada.accessToken });
    expect(endsMeanwhile).toBe(false);
    expect(describeOutcome(answer)).toBe('401 401');
  });

  test('a deletion that an intruder asks for is not mailed to the address that the owner has just taken back', async () => {
    await readers.mails();
    const owner = "update accounts set email = 'owner@example.com' where uuid = $1";
    const recoverAccount = {
      ...database,
      async transaction<Result>(work: Parameters<typeof database.transaction<Result>>[0]) {
        await database.query(owner, [ada.uuid]);
        return database.transaction(work);
      },
    };
    const intruder = openReaders(recoverAccount, { identity: await providers.options() });
    await intruder.call('DELETE', '/v1/user/anonymize', { token: ada.accessToken });
    const mails = await intruder.mails();
    expect(mails.map(({ to }) => to)).toEqual(['owner@example.com']);
  });
});
