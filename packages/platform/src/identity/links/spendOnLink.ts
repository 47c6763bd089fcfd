import type { IdentityContext } from '../IdentityContext.ts';
import { isLinkGood } from './linkStore.ts';
import type { LinkPurpose } from './linkStore.ts';

/**
 * Counts an attempt to use a link, unless the link is good: who has a nonce of 32 random bytes has not guessed it, and
 * must get in also from a network where somebody guesses.
 *
 * @throws IdentityError 429
 */
export async function spendOnLink(
  { database, clock, limits }: Pick<IdentityContext, 'database' | 'clock' | 'limits'>,
  link: { readonly purpose: LinkPurpose; readonly nonce: string; readonly address: string | undefined },
): Promise<void> {
  const { purpose, nonce, address } = link;
  if (await isLinkGood(database, purpose, nonce, clock.now())) return;
  await limits.spend('link', { address });
}
