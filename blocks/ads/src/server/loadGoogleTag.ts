import { addScript } from './addScript.ts';
import { readGoogleTag } from './GoogleTag.ts';
import type { GoogleTag } from './GoogleTag.ts';

/** Limited ads have to be loaded from an origin that sets no cookies. */
const ORIGINS = {
  usual: 'https://securepubads.g.doubleclick.net',
  limited: 'https://pagead2.googlesyndication.com',
} as const;

export interface GoogleTagRequest {
  readonly page: Document;
  /** Instead of the vendor's own. */
  readonly origin: string | undefined;
  readonly isLimited: boolean;
}

/**
 * Brings the library and waits until it takes calls. One that the page has already is used as it is.
 *
 * @throws Error it did not come, or something else came in its place
 */
export async function loadGoogleTag({ page, origin, isLimited }: GoogleTagRequest): Promise<GoogleTag> {
  const own = ORIGINS[isLimited ? 'limited' : 'usual'];
  const url = `${origin?.replace(/\/$/, '') ?? own}/tag/js/gpt.js`;
  if (readGoogleTag(page) === undefined) await addScript(page, url);
  const tag = readGoogleTag(page);
  if (tag === undefined) throw new Error(`The script at ${url} brought no ad server.`);
  const { promise, resolve } = Promise.withResolvers<void>();
  tag.cmd.push(resolve);
  await promise;
  return tag;
}
