/**
 * The refusals of the service that a client tells apart by their code, and a message for each.
 *
 * A refusal is an ErrorBody. Codes are texts: leading zeros count.
 */
export const identityErrors = {
  captchaTokenInvalid: { code: '130001', message: 'Captcha token invalid' },
  captchaInvalid: { code: '010122', message: 'Captcha invalid' },
  accountDisabled: { code: '100015', message: 'Account is disabled' },
  emailUnverified: { code: '130051', message: 'Unverified email address' },
  tooManyDevices: { code: '100013', message: 'Maximum devices reached' },
  identityExists: { code: '300039', message: 'Identity already exists' },
  socialUnlinkRefused: { code: '300044', message: 'The social identity cannot be unlinked' },
} as const satisfies Record<string, { readonly code: string; readonly message: string }>;

/** What a server answers when it refuses a call; a body with `code` and `message` is a refusal. */
export interface ErrorBody {
  /** Always a text: leading zeros count (`010122`). */
  readonly code: string;
  readonly message: string;
  readonly httpStatus?: number;
}

export interface SuccessBody {
  /** Anything but `true` counts as a refusal. */
  readonly success: true;
}
