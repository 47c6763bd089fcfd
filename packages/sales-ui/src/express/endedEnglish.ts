/** What is said to a reader whose session has ended while the wallets were open, or who has begun to pay in another tab. */
export const endedEnglish = {
  'checkout.walletEnded':
    'You are not logged in any more. Nothing was charged. Log in again, or press your wallet once more to buy with its email address.',
  'checkout.walletElsewhere':
    'You began to pay for this in another tab, which ended the payment here. Nothing was charged here. To pay here after all, press your wallet again.',
} as const;
