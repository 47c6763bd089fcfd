import { isRecord } from '@broadsheet/client-core';
import type { IdentityContext } from '../IdentityContext.ts';
import { fetchParts } from '../later/fetchParts.ts';

/** Leaves the vendors when the reader logs out of a page that has one of their scripts; fetches the way out then. */
export function leaveVendorsAtLogout(context: IdentityContext): void {
  context.logoutTasks.add(async () => {
    const page = context.edges.view?.();
    if (!isRecord(page) || !(page['FB'] ?? page['gapi'] ?? page['google'])) return;
    const { leaveVendors } = await fetchParts.social();
    await leaveVendors(context);
  });
}
