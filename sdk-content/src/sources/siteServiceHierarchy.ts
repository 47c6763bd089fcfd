import { sectionKey } from '@broadsheet/client-core';
import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

const toKey = (id: unknown): string | undefined => (typeof id === 'string' ? sectionKey(id) : undefined);

/** Returns the readable form of an id; the id itself where its escapes are not those of a text. */
function toReadable(id: string): string {
  try {
    return decodeURI(id);
  } catch {
    return id;
  }
}

/** The source for the site's navigation hierarchy, or one section of it. The service returns the root for unknown ones. */
export const siteServiceHierarchy = defineSource({
  name: 'site-service-hierarchy',
  params: [
    { name: 'hierarchy', kind: 'text' },
    { name: 'sectionId', kind: 'text' },
  ],
  schema: 'navigation-hierarchy',
  signed: false,
  followsArchive: true,
  async fetch({ get, site }, { hierarchy, sectionId }) {
    const path = `/site/v3/navigation/${encodeURIComponent(site)}`;
    const node = await get(path, { hierarchy, _id: sectionId });
    if (sectionId === undefined || toKey(node['_id']) === toKey(sectionId)) return node;
    // The embedded service finds an id in any spelling; another one may store it as editors read it.
    const readable = toReadable(sectionId);
    const other = readable === sectionId ? node : await get(path, { hierarchy, _id: readable });
    if (toKey(other['_id']) === toKey(sectionId)) return other;
    throw new ContentSourceError(
      'site-service-hierarchy',
      { kind: 'not-found' },
      `The site "${site}" has no section "${sectionId}".`,
    );
  },
});
