export const phrases = {
  'sub.redeem': 'Open a subscription',
  'sub.redeemHint': 'Type the code from a mail, or the one that your organization gave you.',
  'sub.redeemCode': 'Code',
  'sub.redeemReq': 'Type the code',
  'sub.redeemSend': 'Redeem code',
  'sub.redeemed': '{product} is open for you',
  'sub.redeemedAny': 'Your subscription is open',
  'sub.redeemedUntil': 'You can read until {date}. You will not be charged.',
  'sub.redeemedShare': 'You can read for as long as it is shared with you. You will not be charged.',
  'sub.redeemedShareBy':
    '{name} shares it with you. You can read for as long as that lasts. You will not be charged.',
  'sub.redeemedOpen': 'You can read for as long as your organization pays for it. You will not be charged.',
  'sub.redeemedRead': 'Start reading',
  'sub.redeemedAccount': 'Your account',
  'sub.err.code': 'This code could not be redeemed. Please try again.',
  'sub.err.codeInvalid': 'This code is not valid: it is misspelled, was used, has expired or was taken back.',
  'sub.err.codeUnknown':
    'There is no such code. Compare it with the mail or the letter: each letter and digit counts.',
  'sub.err.codeUsed':
    'This code was redeemed already. If that was you, log in with the account that you used then. If not, ask whoever gave it to you.',
  'sub.err.codeTakenBack': 'What this code was for was taken back, or has ended. Ask whoever gave it to you.',
  'sub.err.codeExpired': 'This code has expired. Ask your organization for the one that is good now.',
  'sub.err.codeOwn': 'This code is for somebody else. Pass it on instead of redeeming it yourself.',
  'sub.err.codeAddress':
    'This code is for readers with a confirmed email address of the organization. Confirm yours, or log in with that address.',
  'sub.err.codeFull': 'All places of the organization are taken. Ask it for another one.',
} as const;
