import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import { ServiceError } from '@broadsheet/service-kit/http';

type PasswordRules = Pick<
  IdentityConfigBody,
  'pwMinLength' | 'pwLowercase' | 'pwUppercase' | 'pwNumbers' | 'pwSpecialCharacters'
>;

const count = (password: string, kind: RegExp): number => password.match(kind)?.length ?? 0;

/**
 * Checks a new password against the site's rules.
 *
 * It is never stricter than the forms, which count a to z, A to Z, 0 to 9 and the `SPECIAL_CHARACTERS` of `@broadsheet/ui`:
 * here letters of other alphabets count too, and every character that is not a letter, digit or space is special.
 *
 * @throws ServiceError 400 that names every rule that is not met
 */
export function requirePasswordRules(password: string, rules: PasswordRules): void {
  const missing: string[] = [];
  const demand = (have: number, least: number, what: string): void => {
    if (have < least) missing.push(`${least} ${what}`);
  };
  demand(count(password, /./gsu), rules.pwMinLength, 'characters');
  demand(count(password, /\p{Ll}/gu), rules.pwLowercase, 'lowercase letters');
  demand(count(password, /\p{Lu}/gu), rules.pwUppercase, 'uppercase letters');
  demand(count(password, /\p{Nd}/gu), rules.pwNumbers, 'digits');
  demand(count(password, /[^\p{L}\p{N}\s]/gu), rules.pwSpecialCharacters, 'special characters');
  if (missing.length === 0) return;
  const message = `The password does not meet the rules. It needs at least ${missing.join(', ')}.`;
  throw new ServiceError({ status: 400, code: '300012', message });
}
