import { EditingError } from '../EditingError.ts';

/** Length is what counts; rules about kinds of characters make passwords that are written on notes. */
const LEAST = 12;
const MOST = 200;

/** @throws EditingError 400 that says what to do */
export function requireGoodPassword(
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): void {
  const length = Array.from(password).length;
  if (length < LEAST || length > MOST)
    throw new EditingError(
      400,
      `A password needs ${LEAST} to ${MOST} characters. Several words in a row are good.`,
    );
  const folded = password.toLowerCase();
  const own = [email, email.split('@')[0] ?? '', name.toLowerCase()].filter((each) => each.length > 3);
  if (new Set(folded).size < 5 || own.some((each) => folded.replace(each, '').length < LEAST - 4))
    throw new EditingError(
      400,
      'This password is easy to guess. Choose several words that have nothing to do with you.',
    );
}
