import { CHALLENGE_CODES } from '../errors/toFormError.ts';
import type { ErrorPhrases } from '../errors/toFormError.ts';
import type { PostedForm } from './usePostedForm.ts';

/** The shared phrases of forms that were posted without script; `formPhrases` has the translations. */
export const postedEnglish = {
  'id.err.generic': 'Something went wrong. Please try again.',
  'id.passwordMismatch': 'The two passwords are not the same',
} as const;

/** A phrase of a form that was posted without script. */
export type PostedPhrase<Key extends string> =
  Key | keyof typeof postedEnglish | 'id.err.limited' | 'id.err.script';

/**
 * Returns the phrase that tells why a form posted without script was refused. The phrases differ from those of
 * `toFormError`, because no bot challenge can be passed without script, and what was typed is lost.
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
