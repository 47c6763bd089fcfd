import type { IdentityContext } from '../IdentityContext.ts';
import { parseUserIdentity } from './UserIdentity.ts';
import type { UserIdentity } from './UserIdentity.ts';

/**
 * Begins the session that an answer brings, stored as it came.
 *
 * @param answer has passed the test "uuid"
 * @param rememberMe as the session before when left out
 */
export function acceptIdentity(
  { session }: IdentityContext,
  answer: Readonly<Record<string, unknown>>,
  rememberMe?: boolean,
): UserIdentity {
  const identity = parseUserIdentity(answer) ?? { raw: answer };
  session.begin(identity, rememberMe);
  return identity;
}
