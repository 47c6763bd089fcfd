/** What becomes of what a newspaper has sold and signed when its secret is rotated, and when it is lost. */
import { expect, test } from 'vitest';
import { GIFT, MONTHLY, onEachSalesDatabase } from '@broadsheet/platform-testing/sales';
import { listAt, textAt } from '../json/Json.ts';
import { openReaders, ORIGIN } from '@broadsheet/platform-testing/identity';
import type { Readers } from '@broadsheet/platform-testing/identity';

const OLD = 'a secret of the tests';
const NEW = 'another secret of the tests';
const DAY = 86_400_000;

onEachSalesDatabase('a secret', (selling) => {
  /** Opens the newspaper again, with another secret. */
  const reopen = (retired?: { readonly days: number }): Readers =>
    openReaders(selling.database, {
      secret: NEW,
      clock: selling.sales.clock,
      retiredSecrets:
        retired === undefined ? [] : [{ secret: OLD, until: selling.sales.clock.now() + retired.days * DAY }],
    });

  async function buyGift(): Promise<string> {
    const [id = 0] = await selling.sales.buy(selling.ada, GIFT);
    return textAt((await selling.get(`/v1/subscription/${id}/details`)).body, 'redeemCode') ?? '';
  }

  async function invite(): Promise<string> {
    const [id = 0] = await selling.sales.buy(selling.ada, MONTHLY);
    const { body } = await selling.put(`/v1/subscription/${id}/share`, { email: 'bo@example.com' });
    return textAt(body, 'redeemCode') ?? '';
  }

  async function readReceiptUrl(): Promise<string> {
    await selling.sales.buy(selling.ada, MONTHLY);
    const { body } = await selling.get('/v1/order/history');
    return textAt(listAt(body, 'orders')[0], 'receiptURL') ?? '';
  }

  async function requestNewsletter(): Promise<URL> {
    await selling.database.query(
      `insert into site_properties (site, body, hash) values ('paper', $1::text::jsonb, '')
        on conflict (site) do update set body = excluded.body`,
      [JSON.stringify({ newsletters: [{ id: 'morning', name: 'Morning' }] })],
    );
    await selling.sales.platform.fetch(
      new Request(`${ORIGIN}/readers/v1/newsletters`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ email: 'ada@example.com', newsletter: 'morning' }),
      }),
    );
    const mail = (await selling.sales.mails()).find(({ subject }) => subject === 'Confirm your newsletters');
    return new URL(listAt(mail, 'links').find((link) => typeof link === 'string') ?? '');
  }

  const status = async ({ platform }: Readers, path: string): Promise<number> =>
    (await platform.fetch(new Request(ORIGIN + path))).status;

  const redeem = async ({ call, logIn }: Readers, kind: 'gift/redeem' | 'redeem', token: string) => {
    const accessToken = textAt((await logIn('bo@example.com')).body, 'accessToken') ?? '';
    return (
      await call('POST', `//sales/public/v1/subscription/${kind}`, { body: { token }, token: accessToken })
    ).status;
  };

  test('that is rotated leaves sessions, links and receipts good, until its time is over', async () => {
    const { accessToken, refreshToken } = selling.ada;
    const receipt = await readReceiptUrl();
    const letter = await requestNewsletter();
    const rotated = reopen({ days: 0.5 });
    const profile = () => rotated.call('GET', '/v1/profile', { token: accessToken });
    const refresh = () =>
      rotated.call('POST', '/v1/auth/token', { body: { token: refreshToken, grantType: 'refresh-token' } });
    expect((await profile()).status).toBe(200);
    expect(await status(rotated, receipt)).toBe(200);
    expect(await status(rotated, letter.pathname + letter.search)).toBe(200);
    const fresh = textAt((await refresh()).body, 'accessToken') ?? '';
    selling.sales.clock.advance(0.6 * DAY);
    expect(await status(rotated, receipt)).toBe(404);
    expect(await status(rotated, letter.pathname + letter.search)).toBe(410);
    expect((await refresh()).status).toBe(401);
    expect(fresh).not.toBe('');
  });

  test('that is lost ends sessions and links, and takes nothing that was bought', async () => {
    const gift = await buyGift();
    const share = await invite();
    const receipt = await readReceiptUrl();
    const lost = reopen();
    expect((await lost.call('GET', '/v1/profile', { token: selling.ada.accessToken })).status).toBe(401);
    expect(await status(lost, receipt)).toBe(404);
    expect(await redeem(lost, 'gift/redeem', gift)).toBe(200);
    expect(await redeem(lost, 'redeem', share)).toBe(200);
  });

  test('of which codes were made before they were stored is not needed for them any more', async () => {
    const gift = await buyGift();
    const share = await invite();
    const stored = [gift, share];
    // As the tables were before: codes were made of the secret.
    await selling.database.query('update subscriptions set redeem_code = null');
    const { body } = await selling.get('/v1/subscription/gift');
    const old = textAt(listAt({ list: body }, 'list')[0], 'redeemCode') ?? '';
    expect(old).toMatch(/^G\d+-[\w-]{22}$/);
    expect(stored).not.toContain(old);
    expect(await redeem(reopen({ days: 1 }), 'gift/redeem', gift)).toBe(404);
    await selling.sales.platform.sales.runBilling();
    expect(await redeem(reopen(), 'gift/redeem', old)).toBe(200);
  });

  test('is no part of a code: two gifts have nothing in common', async () => {
    const codes = [await buyGift(), await buyGift()];
    for (const code of codes) expect(code).toMatch(/^G-[\w-]{22}$/);
    expect(codes[0]).not.toBe(codes[1]);
    for (const code of codes) expect(await redeem(selling.sales, 'redeem', code)).toBe(404);
  });
});
