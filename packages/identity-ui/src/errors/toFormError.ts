import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { getErrorCode } from '@broadsheet/sdk-identity';
import { limitedPhrase } from './limitedPhrase.ts';
import type { LimitedPhrase } from './limitedPhrase.ts';

/** The codes of a bot challenge that was not passed: at sign-up, and everywhere else. */
export const CHALLENGE_CODES: ReadonlySet<string | undefined> = new Set(['130001', '010122']);
const TOO_MANY = 429;

/** A phrase of a form: its own, or a shared one about a lost network or too many attempts. */
export type FormPhrase<Key extends string> = Key | 'id.err.network' | LimitedPhrase;

/** Why a call failed, as phrases; one about the bot challenge is shown below the check. */
export type FormError<Key extends string> =
  | { readonly place: 'challenge'; readonly phrase: 'id.err.captcha' }
  | { readonly place: 'form'; readonly phrase: FormPhrase<Key> };

export interface ErrorPhrases<Key extends string> {
  readonly byCode?: Readonly<Record<string, Key>>;
  /** The phrase for every other error of the service. */
  readonly otherwise: Key;
}

/**
 * Converts the error of a call to a phrase of the form.
 *
 * @returns `undefined` for an error that is not an answer of the service but a bug, which no phrase should hide
 */
export function toFormError<Key extends string>(
  error: unknown,
  { byCode = {}, otherwise }: ErrorPhrases<Key>,
): FormError<Key> | undefined {
  if (isNetworkError(error)) return { place: 'form', phrase: 'id.err.network' };
  const code = getErrorCode(error);
  if (code === undefined) return undefined;
  if (CHALLENGE_CODES.has(code)) return { place: 'challenge', phrase: 'id.err.captcha' };
  if (isApiError(error) && error.httpStatus === TOO_MANY)
    return { place: 'form', phrase: limitedPhrase(error.retryAfterMs) };
  return { place: 'form', phrase: (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? otherwise };
}
