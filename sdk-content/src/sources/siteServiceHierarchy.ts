import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

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
    if (sectionId === undefined || node['_id'] === sectionId) return node;
    throw new ContentSourceError(
      'site-service-hierarchy',
      { kind: 'not-found' },
      `The site "${site}" has no section "${sectionId}".`,
    );
  },
});
