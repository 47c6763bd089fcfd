import { EditingError } from '../EditingError.ts';

/** The limits in characters. Length makes a password strong; rules about kinds of characters make people write it down. */
const LEAST = 12;
const MOST = 200;

/** Checks a new password. @throws EditingError 400 when it is too short, too long or easy to guess */
export function requireGoodPassword(
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): void {
  const length = Array.from(password).length;
  if (length < LEAST || length > MOST)
    throw new EditingError(400, { says: 'refusal.password-length', values: { least: LEAST, most: MOST } });
  const folded = password.toLowerCase();
  const own = [email, email.split('@')[0] ?? '', name.toLowerCase()].filter((each) => each.length > 3);
  if (new Set(folded).size < 5 || own.some((each) => folded.replace(each, '').length < LEAST - 4))
    throw new EditingError(400, { says: 'refusal.password-weak' });
}
