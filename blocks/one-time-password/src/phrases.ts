export const phrases = {
  'id.otaHeadline': 'Get a one-time login link',
  'id.otaText': 'We send a link to your inbox that logs you in without a password.',
  'id.otaPlaceholder': 'Your email address',
  'id.otaSend': 'Send the link',
  'id.otaDoneHeadline': 'The link is on its way',
  'id.otaDoneText':
    'If an account exists for {email}, a login link was sent there. It works once and for a short time.',
  'id.otaDoneUnnamed':
    'If an account exists for the address that you typed, a login link was sent there. It works once and for a short time.',
  'id.otaRedeeming': 'Logging you in …',
  'id.otaBadHeadline': 'This link does not work',
  'id.otaBadText': 'The link is wrong or too old. Ask for a new one.',
  'id.otaNew': 'Ask for a new link',
  'id.err.disabled': 'This account is disabled.',
  'id.err.devices': 'This account is already in use on the maximum number of devices.',
} as const;
