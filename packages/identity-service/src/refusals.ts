import type { identityErrors } from '@broadsheet/sdk-identity/contract';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { Refusal } from '@broadsheet/service-kit/http';

type ContractCode = (typeof identityErrors)[keyof typeof identityErrors]['code'];

const known = (status: Refusal['status'], code: ContractCode, message: string): Refusal => ({
  status,
  code,
  message,
});

/** The refusals whose codes published clients know, and those whose codes are this server's own. */
export const refusals = {
  captchaTokenInvalid: known(400, '130001', 'Captcha token invalid'),
  captchaInvalidAtSignUp: known(400, '010122', 'Captcha invalid'),
  accountDisabled: known(403, '100015', 'This account is disabled. Ask the newspaper why.'),
  emailUnverified: known(403, '130051', 'This email address is not verified. Open the link that was mailed.'),
  tooManyDevices: known(403, '100013', 'Too many devices are signed in. Sign out on another one first.'),
  identityExists: known(409, '300039', 'An account with this email address exists already. Log in instead.'),
  lastIdentity: known(409, '300044', 'This is the only way to log in. Add another one before removing it.'),
  credentialsInvalid: { status: 401, code: '100010', message: 'Invalid email or password.' },
  refreshTokenInvalid: {
    status: 401,
    code: '100011',
    message: 'The refresh token is expired, was revoked or is not one of ours. Log in again.',
  },
  grantUnknown: {
    status: 400,
    code: '100012',
    message: 'This way of signing in is not set up here. Use another one.',
  },
  linkInvalid: {
    status: 400,
    code: '130010',
    message: 'This link is invalid, was used or has expired. Ask for a new one.',
  },
  deviceUnknown: {
    status: 403,
    code: '130013',
    message:
      'This device is not known to the account. Give its password, or open the link where you are logged in to it.',
  },
  proofNeeded: {
    status: 403,
    code: '300014',
    message: 'Give your password, or log in again, before you change the email address.',
  },
  passwordWrong: { status: 400, code: '300010', message: 'The current password is wrong.' },
  passwordMissing: {
    status: 400,
    code: '300011',
    message: 'This account has no password yet. Ask for a password reset to get one.',
  },
  identityTaken: known(
    409,
    '300039',
    'This identity is connected to another account. Log in to that account and disconnect it there first.',
  ),
  providerTaken: known(
    409,
    '300039',
    'Another identity of this provider is connected already. Disconnect it before you connect a new one.',
  ),
  flowInvalid: {
    status: 400,
    code: '130011',
    message: 'This sign-in was not begun in this browser, was used or has expired. Begin again.',
  },
  flowForeign: {
    status: 403,
    code: '130012',
    message: 'A provider can be connected only from a page of this site itself. Open the account page there.',
  },
  identityMissing: { status: 404, code: '300013', message: 'No such identity is linked to this account.' },
  readerMissing: { status: 401, code: '401', message: 'Missing or invalid jwt' },
  foreignPage: {
    status: 403,
    code: '403',
    message: 'The request came from a page of another site. Send it from a page of this one.',
  },
  imageMissing: { status: 400, code: 'MISSING_IMAGE', message: 'No image found in the part "avatar".' },
  imageUnsupported: { status: 400, code: 'UNSUPPORTED_IMAGE_TYPE', message: 'Image type not supported' },
  imageTooLarge: {
    status: 413,
    code: 'IMAGE_TOO_LARGE',
    message: 'Image too big. Only images up to 3 MB are supported.',
  },
  challengeUnavailable: {
    status: 503,
    code: '503',
    message: 'The bot challenge cannot be checked at the moment. Try again in a minute.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Creates the error for credentials that the provider did not confirm. @param provider its name for readers */
export function providerRefused(provider: string): ServiceError {
  const message = `${provider} did not confirm who you are. Sign in with ${provider} again.`;
  return new ServiceError({ status: 401, code: '100016', message });
}

/** Creates the error for a provider that cannot be reached. */
export function providerUnavailable(provider: string): ServiceError {
  const message = `${provider} cannot be reached at the moment. Try again in a minute.`;
  return new ServiceError({ status: 503, code: '503', message });
}

/** Creates the error for an address that has an account, without proof that both belong to the same person. */
export function connectInstead(provider: string): ServiceError {
  const message =
    `There is an account with this email address, but nothing proves that it is yours. ` +
    `Log in to it, then connect ${provider} on the account page.`;
  return new ServiceError(known(409, '300039', message));
}

/** Creates the error for a provider that gave no address, which a new account needs. */
export function emailNotGiven(provider: string): ServiceError {
  const message = `${provider} gave no email address. Allow it to, or sign up with an email address and a password.`;
  return new ServiceError({ status: 400, code: '300045', message });
}
