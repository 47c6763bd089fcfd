/** Prices that the sample newspaper lacks, as documents to import. */
const common = {
  type: 'price',
  sku: 'digital',
  description: 'Cancel at any time.',
  summary: 'Subscribe',
  taxInclusive: true,
};
const forGood = { duration: 'UntilCancelled', billingFrequency: 'Month', billingCount: 1 };

export const OTHER_PRICES = [
  {
    ...common,
    priceCode: 'DIGITAL-YEN',
    pricingStrategyId: 901,
    name: 'Digital, in yen',
    currency: 'JPY',
    rates: [{ ...forGood, amount: '1200' }],
  },
  {
    ...common,
    priceCode: 'DIGITAL-CROWNS',
    pricingStrategyId: 903,
    name: 'Digital, in crowns',
    currency: 'ISK',
    rates: [{ ...forGood, amount: '1490' }],
  },
  {
    ...common,
    taxInclusive: false,
    priceCode: 'DIGITAL-NET',
    pricingStrategyId: 904,
    name: 'Digital, without tax',
    currency: 'EUR',
    rates: [{ ...forGood, amount: '10.00' }],
  },
  {
    ...common,
    priceCode: 'DIGITAL-TRIAL',
    pricingStrategyId: 902,
    name: 'Digital, a month to try',
    currency: 'EUR',
    rates: [
      { amount: '0.00', duration: 'Month', durationCount: 1, billingFrequency: 'Month', billingCount: 1 },
      { ...forGood, amount: '12.00' },
    ],
  },
];
