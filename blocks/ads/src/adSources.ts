/** The content security policy sources of pages with ads; none for sites without an ad server. */
import type { SiteVendor } from '@broadsheet/block-kit';

const SCRIPTS = [
  'https://securepubads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://tpc.googlesyndication.com',
  'https://www.googletagservices.com',
];

/** Returns Google's sources, as far as Google documents them: creatives are in frames on origins of their own. */
export const googlePublisherTagSources: SiteVendor = ({ dfpId }) =>
  !dfpId
    ? undefined
    : {
        name: 'googlePublisherTag',
        scripts: SCRIPTS,
        frames: [
          'https://*.safeframe.googlesyndication.com',
          'https://tpc.googlesyndication.com',
          'https://googleads.g.doubleclick.net',
          'https://www.google.com',
        ],
        connect: [
          'https://securepubads.g.doubleclick.net',
          'https://pagead2.googlesyndication.com',
          'https://*.doubleclick.net',
          'https://*.googlesyndication.com',
        ],
      };

const toOrigins = (urls: readonly string[]): readonly string[] =>
  urls.flatMap((url) => (url.startsWith('https://') && URL.canParse(url) ? [new URL(url).origin] : []));

/** Returns the origin of the publisher's Prebid bundle and the origins that the site lists for its bidders. */
export const prebidSources: SiteVendor = ({ dfpId, headerBidding }) => {
  if (!dfpId || headerBidding?.script === undefined) return undefined;
  const bidders = toOrigins(headerBidding.origins ?? []);
  return {
    name: 'prebid',
    scripts: [...toOrigins([headerBidding.script]), ...bidders],
    frames: bidders,
    connect: bidders,
  };
};
