/** The pages of a block as the sample newspaper renders it, without script. */

export interface Still {
  /** The name of its file, without ending. */
  readonly name: string;
  readonly title: string;
  /** The query of the catalogue's page for it. */
  readonly query: string;
}

/** How each block is shown. */
export const STILLS: readonly Still[] = [
  { name: 'light', title: 'Light', query: 'theme=light' },
  { name: 'dark', title: 'Dark', query: 'theme=dark' },
  { name: 'right-to-left', title: 'From right to left', query: 'direction=rtl' },
  { name: 'german', title: 'In German', query: 'language=de' },
];

/** What a page of a site says of itself in its head, which is not there in the documentation. */
const ABOUT_SITE =
  /<link rel="(?:icon|manifest|search|apple-touch-icon|alternate|canonical|modulepreload)"[^>]*>/g;

/** Links to pages of the newspaper, which is not there either. */
const OWN_LINK = /(<a\s[^>]*?href=")\/[^"]*/g;

/**
 * Resolves with the markup of a block; `undefined` for one that is no part of a page.
 *
 * @param block its registered name
 */
export async function readStill(
  origin: string,
  block: string,
  { query }: Still,
): Promise<string | undefined> {
  const address = `${origin}/sandbox/docs/blocks/${encodeURIComponent(block)}/trial/?reader=anonymous&${query}`;
  const response = await fetch(address);
  if (!response.ok) return undefined;
  return (await response.text()).replaceAll(ABOUT_SITE, '').replaceAll(OWN_LINK, '$1#');
}
