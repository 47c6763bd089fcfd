import { CHALLENGE_CODES } from '../errors/toFormError.ts';
import type { ErrorPhrases } from '../errors/toFormError.ts';
import type { PostedForm } from './usePostedForm.ts';

/** What forms say besides their own words when they come back without script; `formPhrases` has the translations. */
export const postedEnglish = {
  'id.err.generic': 'Something went wrong. Please try again.',
  'id.passwordMismatch': 'The two passwords are not the same',
} as const;

/** The words of a form that was sent without script. */
export type PostedPhrase<Key extends string> =
  Key | keyof typeof postedEnglish | 'id.err.limited' | 'id.err.script';

/**
 * Tells why a form that was sent without script was refused, in phrases. Nobody can meet a challenge without script, and what
 * was typed is gone, so these are other words than those of `toFormError`.
 *
 * @returns `undefined` unless the form was refused
 */
export function postedError<Key extends string>(
  posted: PostedForm,
  { byCode = {}, otherwise }: ErrorPhrases<Key>,
): PostedPhrase<Key> | undefined {
  if (posted.status !== 'refused') return undefined;
  const { code } = posted;
  if (CHALLENGE_CODES.has(code)) return 'id.err.script';
  switch (code) {
    case 'network':
      return 'id.err.generic';
    case 'mismatch':
      return 'id.passwordMismatch';
    case '429':
      return 'id.err.limited';
    default:
      return (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? otherwise;
  }
}
