import type { SiteVendor } from '@broadsheet/block-kit';

const ORIGINS = ['https://*.taboola.com', 'https://*.taboolasyndication.com'];

/** Returns the content security policy sources that the widget needs, if the site is a publisher of Taboola. */
export const taboolaSources: SiteVendor = ({ taboolaPublisherId }) =>
  taboolaPublisherId === undefined
    ? undefined
    : { name: 'taboola', scripts: ORIGINS, frames: ORIGINS, connect: ORIGINS, sheets: ORIGINS };
