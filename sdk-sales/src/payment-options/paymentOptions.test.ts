import { describe, expect, it } from 'vitest';
import { paymentMethodTypes } from '../contract/checkoutCalls.ts';
import { choosePaymentOption } from './choosePaymentOption.ts';
import { areWalletsOffered, isPayPalOffered } from './offeredPayments.ts';

const option = (paymentMethodType: number, paymentMethodID: number) => ({
  paymentMethodType,
  paymentMethodID,
});
const options = [option(18, 9), option(10, 4), option(18, 3), option(18, 7)];
const { stripeIntents, paypal } = paymentMethodTypes;

describe('the payment option', () => {
  it('is the one that the site prefers', () => {
    expect(choosePaymentOption(options, { type: stripeIntents, preferredID: 7 })).toEqual(option(18, 7));
  });

  it('is the one of the lowest id otherwise', () => {
    expect(choosePaymentOption(options, { type: stripeIntents })).toEqual(option(18, 3));
    expect(choosePaymentOption(options, { type: stripeIntents, preferredID: 4 })).toEqual(option(18, 3));
  });

  it('is of its own type', () => {
    expect(choosePaymentOption(options, { type: paypal })).toEqual(option(10, 4));
    expect(choosePaymentOption([], { type: paypal })).toBeUndefined();
  });
});

describe('PayPal', () => {
  const order = { option: option(10, 4), total: 9.99, currency: 'EUR' };

  it.each(['BRL', 'CAD', 'EUR', 'JPY', 'MXN', 'NZD', 'GBP', 'USD'])('is offered for %s', (currency) => {
    expect(isPayPalOffered({ ...order, currency })).toBe(true);
  });

  it.each([
    ['the site has none', { option: undefined }],
    ['nothing is due', { total: 0 }],
    ['the currency is another', { currency: 'CLP' }],
    ['the currency is not known', { currency: undefined }],
  ])('is not offered when %s', (_title, change) => {
    expect(isPayPalOffered({ ...order, ...change })).toBe(false);
  });
});

describe('wallets', () => {
  const order = { currency: 'EUR', billingCountry: 'DE', entitlementCountry: 'DE' };

  it('are offered for an order with a currency and a country', () => {
    expect(areWalletsOffered(order)).toBe(true);
    expect(areWalletsOffered({ ...order, entitlementCountry: undefined })).toBe(true);
  });

  it.each([
    ['without a currency', { currency: undefined }],
    ['without a billing country', { billingCountry: '' }],
    ['to readers in India', { entitlementCountry: 'IN' }],
  ])('are not offered %s', (_title, change) => {
    expect(areWalletsOffered({ ...order, ...change })).toBe(false);
  });
});
