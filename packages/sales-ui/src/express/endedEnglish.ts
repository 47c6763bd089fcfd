/** What is said to a reader whose session has ended while the wallets were open. */
export const endedEnglish = {
  'checkout.walletEnded':
    'You are not logged in any more. Nothing was charged. Log in again, or press your wallet once more to buy with its email address.',
} as const;
