import { describe, expect, it } from 'vitest';
import { isCaptchaRefusal } from '../errors/isCaptchaRefusal.ts';
import { setUp } from '../../test/setUp.ts';

const configuration = { checkoutRecaptchaEnabled: true, authProviderTypeId: 1 };
const ordered = () => Response.json({ orderNumber: 'A-1' });
const payment = { paymentMethodID: 18, token: 'pi_1' };

describe('with the challenge of the checkout switched on', () => {
  it.each([
    ['createNewOrder', ({ client }) => client.createNewOrder({ country: 'US' })],
    ['finalizePayment', ({ client }) => client.finalizePayment('A-1', payment)],
    ['finalizePaymentUpdate', ({ client }) => client.finalizePaymentUpdate(5, payment)],
  ] satisfies [string, (parts: ReturnType<typeof setUp>) => Promise<unknown>][])(
    '%s sends nothing without a token',
    async (_name, run) => {
      const parts = setUp(ordered, { configuration });
      const failure = { code: '130001', message: 'Captcha token invalid' };
      await expect(run(parts)).rejects.toMatchObject(failure);
      expect(parts.requests).toEqual([]);
    },
  );

  it('the calls after the bank’s own question ask for none', async () => {
    const { client, requests } = setUp(ordered, { configuration });
    await client.finalizePayment3ds('A-1', payment);
    await client.finalizePaymentUpdate3ds(5, payment);
    expect(requests).toHaveLength(2);
  });

  it('says yes to a token', async () => {
    const { client } = setUp(ordered, { configuration });
    await expect(client.enforceRecaptcha({ recaptchaToken: 'solved' })).resolves.toBe(true);
    await expect(client.enforceRecaptcha()).rejects.toSatisfy(isCaptchaRefusal);
  });
});

it('asks for no token when the configuration does not speak of it', async () => {
  const { client } = setUp(ordered, { configuration: {} });
  await expect(client.enforceRecaptcha()).resolves.toBe(true);
});

it('fails with the configuration, before the call', async () => {
  const refusal = { code: '500', message: 'No such site' };
  const { client, requests } = setUp(ordered, { configuration: refusal });
  await expect(client.finalizePayment('A-1', payment)).rejects.toMatchObject(refusal);
  expect(requests).toEqual([]);
});
