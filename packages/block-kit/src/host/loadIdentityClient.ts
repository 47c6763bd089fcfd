/** Fetched when the first block asks who is reading; a page on which nobody asks has none of it. */
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { createBrowserAdapters } from '@broadsheet/sdk-identity/browser';
import { browserEnvironment } from './browserEnvironment.ts';
import { createPageIdentity } from './createPageIdentity.ts';
import { identityOrigin } from './identityOrigin.ts';
import { removeDrafts } from './readerDraft.ts';

/** @param origin of the site, for site properties that name no service */
export async function loadIdentityClient(site: SiteProperties, origin: string): Promise<IdentityClient> {
  const { google, facebook } = site.vendorOrigins ?? {};
  const client = createPageIdentity({
    origin: identityOrigin(site, origin),
    fetch: (...request) => fetch(...request),
    scriptOrigins: { ...(google && { google }), ...(facebook && { facebook }) },
    ...createBrowserAdapters(window),
  });
  // Whoever logs out leaves nothing of what they were typing to the next one at the screen.
  window.addEventListener('ArcSDK.logout', () => removeDrafts(browserEnvironment()));
  await client.start();
  return client;
}
