/**
 * An address from a document that a reader may follow: relative, or one of the web, of mail or of a telephone.
 *
 * @returns `undefined` for any other scheme, such as one that would run script, and for what hides one
 */
export function readerAddress(address: string | undefined): string | undefined {
  const given = address?.trim();
  if (!given || /\p{Cc}/u.test(given)) return undefined;
  const scheme = /^([^/?#:]*):/.exec(given)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? given : undefined;
}
