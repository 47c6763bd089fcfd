import { expect, test } from 'vitest';
import { onEachSalesDatabase } from '@broadsheet/platform-testing/sales';
import { textAt, valueAt, listAt } from '@broadsheet/service-kit/json';
import { createKeyring } from '@broadsheet/service-kit/keys';
import { toReceiptUrl } from '../orders/receiptUrl.ts';

onEachSalesDatabase('a receipt', (selling) => {
  const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    selling.sales.platform.fetch(new Request(`http://platform.internal${path}`, { headers }));
  const urlOf = async (): Promise<string> => {
    const { body } = await selling.get('/v1/order/history?pageSize=10&start=0');
    return textAt(listAt(body, 'orders')[0], 'receiptURL') ?? '';
  };

  test('is a page with the items, the taxes and the address, which nothing keeps', async () => {
    await selling.sales.buy(selling.ada);
    const response = await open(await urlOf());
    const page = await response.text();
    for (const text of [
      'Receipt',
      'Monthly',
      '€0.84',
      'VAT 19%',
      '€0.16',
      '€1.00',
      'Ada Lovelace',
      'Hauptstr. 1',
      'Germany',
    ]) {
      expect(page).toContain(text);
    }
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('is for nobody else: not without the signature, not with that of another order, not a day later', async () => {
    await selling.sales.buy(selling.ada);
    const url = await urlOf();
    const path = url.split('?')[0] ?? '';
    const other = toReceiptUrl(
      {
        keys: createKeyring({ secret: 'another secret' }, selling.sales.clock),
        now: selling.sales.clock.now(),
      },
      path.split('/').at(-1) ?? '',
    );
    expect([(await open(path)).status, (await open(other)).status]).toEqual([404, 404]);
    const asBo = { authorization: `Bearer ${selling.bo.accessToken}` };
    expect((await open(path, asBo)).status).toBe(404);
    expect((await open(path, { authorization: `Bearer ${selling.ada.accessToken}` })).status).toBe(200);
    await selling.pass(1);
    expect((await open(url)).status).toBe(404);
  });

  test('stands in the details of an order that is paid', async () => {
    await selling.sales.buy(selling.ada);
    const { body } = await selling.get('/v1/order/history?pageSize=10&start=0');
    const orderNumber = textAt(listAt(body, 'orders')[0], 'orderNumber') ?? '';
    const details = (await selling.get(`/v1/order/detail/${orderNumber}`)).body;
    expect(valueAt(details, 'receiptURL')).toMatch(new RegExp(`^/sales/public/v1/receipt/${orderNumber}\\?`));
  });
});
