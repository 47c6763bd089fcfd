import type { SiteVendor } from '@broadsheet/block-kit';

const ORIGINS = ['https://*.taboola.com', 'https://*.taboolasyndication.com'];

/** What the policy of a page with the widget has to allow, where the site is a publisher of Taboola. */
export const taboolaSources: SiteVendor = ({ taboolaPublisherId }) =>
  taboolaPublisherId === undefined
    ? undefined
    : { name: 'taboola', scripts: ORIGINS, frames: ORIGINS, connect: ORIGINS, sheets: ORIGINS };
