import { addScript } from './addScript.ts';
import { readGoogleTag } from './GoogleTag.ts';
import type { GoogleTag } from './GoogleTag.ts';

/** The origins of the library: limited ads have to be loaded from one that sets no cookies. */
const ORIGINS = {
  usual: 'https://securepubads.g.doubleclick.net',
  limited: 'https://pagead2.googlesyndication.com',
} as const;

export interface GoogleTagRequest {
  readonly page: Document;
  /** Replaces the vendor's origin. */
  readonly origin: string | undefined;
  readonly isLimited: boolean;
}

/**
 * Loads the library and waits until it accepts calls. A library that the page already has is used.
 *
 * @throws Error when it did not load, or the script defined something else
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
