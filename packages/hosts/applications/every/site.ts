import type { SiteProperties } from '@broadsheet/sdk-content';
import { apiOrigin } from './apiOrigin.ts';

export { apiOrigin };

/** The ad server answers nothing here: an ad keeps its room. */
export const site: SiteProperties = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: apiOrigin,
  dfpId: '701',
  websiteAdPath: '/courier/',
};
