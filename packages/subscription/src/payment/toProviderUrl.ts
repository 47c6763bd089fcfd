/**
 * Checks where a payment provider wants its reader: another site over https, or this one, where a stand-in is.
 *
 * @param origin of the page
 * @throws Error it is anything else
 */
export function toProviderUrl(url: string | null | undefined, origin: string): string {
  const target = url && URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  if (target === undefined || (target.protocol !== 'https:' && target.origin !== new URL(origin).origin))
    throw new Error('The payment provider gave no page to go on with.');
  return target.href;
}
