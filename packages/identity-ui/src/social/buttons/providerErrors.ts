import type { LimitedPhrase } from '../../errors/limitedPhrase.ts';
import { OWNER_ERRORS, SCRIPT_ERRORS } from '../useSocialAttempts.ts';
import type { phrases } from './phrases.ts';

/** The phrases of errors that have a message more specific than the generic one, for `useSocialAttempts`. */
export const PROVIDER_ERRORS = {
  byCode: {
    ...SCRIPT_ERRORS,
    ...OWNER_ERRORS,
    '100013': 'id.err.devices',
    '100015': 'id.err.disabled',
    '130051': 'id.err.unverified',
  },
  otherwise: 'id.err.social',
} as const;

/** Why nobody could be signed in with a provider. */
export type ProviderProblem =
  | keyof typeof phrases
  | 'id.google.blocked'
  | 'id.err.providerBlocked'
  | 'id.err.connectInstead'
  | 'id.err.noEmail'
  | 'id.err.network'
  | LimitedPhrase
  | 'id.err.captcha';
