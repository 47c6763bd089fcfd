import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { errorCodeOf } from '@broadsheet/sdk-identity';

/** Codes of a challenge that was not met: at sign-up, and everywhere else. */
export const CHALLENGE_CODES: ReadonlySet<string | undefined> = new Set(['130001', '010122']);
const TOO_MANY = 429;

/** The words of a form: its own, or those for a network that is away and for a reader who tried too often. */
export type FormPhrase<Key extends string> = Key | 'id.err.network' | 'id.err.limited';

/** Why a call came to nothing, in phrases; the challenge's words stand under the challenge. */
export type FormError<Key extends string> =
  | { readonly place: 'challenge'; readonly phrase: 'id.err.captcha' }
  | { readonly place: 'form'; readonly phrase: FormPhrase<Key> };

export interface ErrorPhrases<Key extends string> {
  readonly byCode?: Readonly<Record<string, Key>>;
  /** For every other error of the service. */
  readonly otherwise: Key;
}

/**
 * Turns what a call threw into the phrase of a form.
 *
 * @returns `undefined` for what is no answer of the service but a fault, which nobody should explain away
 */
export function toFormError<Key extends string>(
  error: unknown,
  { byCode = {}, otherwise }: ErrorPhrases<Key>,
): FormError<Key> | undefined {
  if (isNetworkError(error)) return { place: 'form', phrase: 'id.err.network' };
  const code = errorCodeOf(error);
  if (code === undefined) return undefined;
  if (CHALLENGE_CODES.has(code)) return { place: 'challenge', phrase: 'id.err.captcha' };
  if (isApiError(error) && error.httpStatus === TOO_MANY) return { place: 'form', phrase: 'id.err.limited' };
  return { place: 'form', phrase: (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? otherwise };
}
