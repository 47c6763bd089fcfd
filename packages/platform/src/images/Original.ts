/** Where the original of a picture is. */
export type Original =
  /** A file on this machine. An SVG file is only sent from a place that the site's makers fill themselves. */
  | { readonly kind: 'file'; readonly file: string; readonly isTrusted: boolean }
  /** A web address, asked only when its host is on the list of the service. */
  | { readonly kind: 'address'; readonly address: string };

/**
 * Finds the original of what was signed: a picture id, a rooted path or a web address.
 *
 * @returns `undefined` when there is none
 */
export type FindOriginal = (value: string) => Promise<Original | undefined>;
