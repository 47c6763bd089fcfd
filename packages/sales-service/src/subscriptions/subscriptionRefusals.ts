import type { Refusal } from '@broadsheet/service-kit/http';

/** The refusals of calls for subscriptions, gifts, shares and codes. */
export const subscriptionRefusals = {
  ended: {
    status: 409,
    code: '400020',
    message: 'This subscription has ended. Choose an offer to subscribe again.',
  },
  unclaimed: {
    status: 409,
    code: '400021',
    message: 'This gift is not redeemed yet, so nothing runs that could be changed.',
  },
  notPaid: {
    status: 409,
    code: '400022',
    message: 'The last charge failed. Update the payment method first, then change the plan.',
  },
  beingCharged: {
    status: 409,
    code: '400032',
    message:
      'This subscription is being renewed at this moment. Look at it again in two minutes, then decide.',
  },
  cancelled: {
    status: 409,
    code: '400023',
    message: 'This subscription is cancelled. Take the cancellation back first, then change the plan.',
  },
  notOwned: {
    status: 409,
    code: '400024',
    message: 'Somebody else pays for this subscription. Only they can change it.',
  },
  codeInvalid: {
    status: 404,
    code: '400025',
    message: 'There is no such code. Compare it with the mail, letter by letter.',
  },
  giftRedeemed: {
    status: 409,
    code: '400044',
    message: 'This gift was redeemed, so nothing about it can be changed any more.',
  },
  codeUsed: {
    status: 409,
    code: '400041',
    message: 'This code was redeemed already, with another account. Sign in with that one.',
  },
  codeTakenBack: {
    status: 410,
    code: '400042',
    message: 'What this code was for was taken back or has ended. Ask whoever gave it to you.',
  },
  codeExpired: {
    status: 410,
    code: '400043',
    message: 'This code has expired. Ask your organisation for the one that is good now.',
  },
  ownCode: {
    status: 409,
    code: '400026',
    message: 'This code is for somebody else. Pass it on instead of redeeming it yourself.',
  },
  sharesUsedUp: {
    status: 409,
    code: '400027',
    message: 'All places of this subscription are taken. Stop sharing with somebody first.',
  },
  wrongAddress: {
    status: 403,
    code: '400028',
    message: 'This code is for readers with a proven address of the organisation. Verify that address first.',
  },
  sessionOver: {
    status: 409,
    code: '400029',
    message: 'This preview is over an hour old or was used. Ask for the change again.',
  },
  chargeDeclined: {
    status: 409,
    code: '400030',
    message: 'The charge was declined. Nothing was changed; update the payment method and try again.',
  },
  bankAsks: {
    status: 409,
    code: '400036',
    message:
      'The bank asks before it lets this be charged. Let the reader answer it with the secret of the change, then send the change again.',
  },
  seatsTaken: {
    status: 409,
    code: '400031',
    message: 'All places of the organisation are taken. Ask it for another one.',
  },
  chargeUnknown: {
    status: 503,
    code: '400033',
    message:
      'The payment provider did not answer. The change is finished by itself in a few minutes, or try again.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
