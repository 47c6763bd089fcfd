/** What is said when the wallets have failed on the page itself. */
export const brokenEnglish = {
  'checkout.walletBroken':
    'The wallets do not work on this page right now. Pay another way: nothing is charged twice.',
} as const;
