/**
 * Session refreshes whose responses get lost on the way, and stolen refresh tokens, through the socket of the running site.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asReader, openReadersSite, tokensIn } from '../../test/openReadersSite.ts';
import type { ReadersSite, ReaderTokens } from '../../test/openReadersSite.ts';

const STARTING_MS = 60_000;
const MINUTE = 60_000;
/** Milliseconds, longer than the grace period in which two tabs may use the same refresh token. */
const PAST_GRACE = 11_000;
const REFUSED = '401 100011';

describe('a session on the running site', () => {
  let site: ReadersSite;
  let readers = 0;

  const refresh = ({ refreshToken }: ReaderTokens) =>
    site.identity('POST', '/v1/auth/token', { body: { grantType: 'refresh-token', token: refreshToken } });
  const readProfile = async (reader: ReaderTokens) =>
    (await site.identity('GET', '/v1/profile', asReader(reader))).status;
  const open = async (): Promise<ReaderTokens> => {
    readers += 1;
    return tokensIn(await site.signUp(`reader${readers}@example.com`));
  };
  const expectEnded = async (newest: ReaderTokens): Promise<void> => {
    expect(await readProfile(newest)).toBe(401);
    expect((await refresh(newest)).outcome).toBe(REFUSED);
  };

  beforeAll(async () => {
    site = await openReadersSite({ PROXIES: '0' });
  }, STARTING_MS);
  afterAll(() => site[Symbol.asyncDispose]());

  test('goes on when the answer to a refresh was lost, however late the old token comes again', async () => {
    const first = await open();
    site.advance(MINUTE);
    await refresh(first);
    site.advance(PAST_GRACE);
    await refresh(first);
    site.advance(20 * MINUTE);
    const second = tokensIn(await refresh(first));
    expect(await readProfile(second)).toBe(200);
    expect((await refresh(second)).outcome).toBe('200');
  });

  test('is told that its token is too old, and is never taken for nobody', async () => {
    const first = await open();
    const readCart = (reader?: ReaderTokens) =>
      site.call('GET', '/sales/public/v1/cart', reader && asReader(reader));
    expect((await readCart(first)).outcome).toBe('200');
    site.advance(16 * MINUTE);
    expect((await readCart(first)).outcome).toBe('401 401');
    expect((await readCart(tokensIn(await refresh(first)))).outcome).toBe('200');
    expect((await readCart()).outcome).toBe('200');
  });

  test('whose session is over counts as nobody where nobody may call', async () => {
    const first = await open();
    await site.identity('DELETE', '/v1/auth/token', asReader(first));
    expect((await site.call('GET', '/sales/public/v1/cart', asReader(first))).outcome).toBe('200');
  });

  test('ends for a token that comes back after the one that replaced it was used', async () => {
    const first = await open();
    const second = tokensIn(await refresh(first));
    expect(await readProfile(second)).toBe(200);
    site.advance(PAST_GRACE);
    expect((await refresh(first)).outcome).toBe(REFUSED);
    await expectEnded(second);
  });

  test('ends for a token that was refreshed twice since', async () => {
    const first = await open();
    const third = tokensIn(await refresh(tokensIn(await refresh(first))));
    expect((await refresh(first)).outcome).toBe(REFUSED);
    await expectEnded(third);
  });
});
