import type { IdentityContext } from '../IdentityContext.ts';
import { isLinkGood } from './linkStore.ts';
import type { LinkPurpose } from './linkStore.ts';

/**
 * Counts an attempt to use a link, unless the link is valid: nobody guesses a nonce of 32 random bytes, and its holder must
 * get in even from a network where somebody else is guessing.
 *
 * @throws ServiceError 429
 */
export async function countLinkAttempt(
  { database, clock, limits }: Pick<IdentityContext, 'database' | 'clock' | 'limits'>,
  link: { readonly purpose: LinkPurpose; readonly nonce: string; readonly address: string | undefined },
): Promise<void> {
  const { purpose, nonce, address } = link;
  if (await isLinkGood(database, purpose, nonce, clock.now())) return;
  await limits.consume('link', { address });
}
