/** Returns whether a campaign is a URL instead of a code. */
export const isUrl = (campaign: string): boolean => campaign.includes('/');

/** Adds a campaign to the query of the offer page, unless it is the default one. */
export function withCampaign(url: string, campaign = 'default'): string {
  if (campaign === 'default' || url === '') return url;
  const [path = '', hash] = url.split('#');
  const value = `${path.includes('?') ? '&' : '?'}campaign=${encodeURIComponent(campaign)}`;
  return `${path}${value}${hash === undefined ? '' : `#${hash}`}`;
}
