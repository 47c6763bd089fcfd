import { beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import {
  describeOutcome,
  openReaders,
  PASSWORD,
  useReaderTables,
} from '@broadsheet/platform-testing/identity';
import type { Readers } from '@broadsheet/platform-testing/identity';
import { valueAt } from '@broadsheet/service-kit/json';

const TYPED = 'lotte@bücher.example';
/** What Chromium sends for it. */
const SENT = 'lotte@xn--bcher-kva.example';

describe.each(databasesUnderTest)('an address with an international domain on $name', ({ open }) => {
  const database = useReaderTables(open);
  let readers: Readers;
  beforeEach(() => {
    readers = openReaders(database);
  });

  test.each([
    [SENT, TYPED],
    [TYPED, SENT],
  ])('is one account for browsers that send %s and %s', async (first, second) => {
    const { uuid } = await readers.signUp(first);
    const login = await readers.logIn(second, PASSWORD);
    expect(login).toMatchObject({ status: 200, body: { uuid } });
    const identity = { userName: second, credentials: PASSWORD };
    const again = await readers.call('POST', '/v1/signup', { body: { identity, profile: { email: first } } });
    expect(describeOutcome(again)).toBe('409 300039');
  });

  test('is shown as readers write it, and mailed as mail servers know it', async () => {
    const { accessToken: token } = await readers.signUp(SENT);
    const { body } = await readers.call('GET', '/v1/profile', { token });
    expect(body).toMatchObject({ email: TYPED, identities: [{ userName: TYPED }] });
    const [mail] = await readers.mails();
    expect(valueAt(mail, 'to')).toBe(SENT);
  });

  test('gets a new password however it is written', async () => {
    await readers.signUp(SENT);
    await readers.call('POST', '/v1/password/reset', { body: { userName: TYPED } });
    const nonce = await readers.nonceFor(SENT);
    const changed = await readers.call('PUT', `/v1/password/reset/${nonce}`, {
      body: { newPassword: 'correct horse batteries' },
    });
    expect(changed.status).toBe(200);
    expect((await readers.logIn(TYPED, 'correct horse batteries')).status).toBe(200);
  });
});
