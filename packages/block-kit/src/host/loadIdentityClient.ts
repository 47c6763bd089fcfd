/** Fetched when the first block asks for the identity client; other pages never load this module. */
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { createBrowserAdapters } from '@broadsheet/sdk-identity/browser';
import { browserEnvironment } from './browserEnvironment.ts';
import { createPageIdentity } from './createPageIdentity.ts';
import { identityOrigin } from './identityOrigin.ts';
import { removeDrafts } from './readerDraft.ts';
import { SESSION_EVENT } from './sessionEvent.ts';

/** @param origin the site's own origin, for site properties that name no service */
export async function loadIdentityClient(site: SiteProperties, origin: string): Promise<IdentityClient> {
  const { google, facebook } = site.vendorOrigins ?? {};
  const { basePath } = site;
  const adapters = createBrowserAdapters(window);
  const client = createPageIdentity({
    origin: identityOrigin(site, origin),
    fetch: (...request) => fetch(...request),
    scriptOrigins: { ...(google && { google }), ...(facebook && { facebook }) },
    ...(basePath ? (await import('./identityAtPath.ts')).identityAtPath(adapters, basePath) : adapters),
  });
  // Whoever logs out leaves nothing of what they were typing to the next one at the screen.
  window.addEventListener('ArcSDK.logout', () => removeDrafts(browserEnvironment(basePath)));
  await client.start();
  emitSignIns(client);
  return client;
}

/** Dispatches an event for what sleeps until somebody signs in, such as the account in the header. */
function emitSignIns(client: IdentityClient): void {
  let { status } = client.getSession();
  client.onSessionChange((state) => {
    if (state.status === status) return;
    ({ status } = state);
    window.dispatchEvent(new Event(SESSION_EVENT));
  });
}
