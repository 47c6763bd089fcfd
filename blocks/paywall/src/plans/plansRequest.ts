import { retailOrigin } from '@broadsheet/block-kit';
import type { ContentScope } from '@broadsheet/block-kit';
import type { PaywallProps } from '../PaywallProps.ts';

/**
 * The query parameter with which the wall's script requests the wall with its plans. Its value is the current minute, so
 * that no cache keeps prices longer.
 */
export const WALL = 'wall';

type Site = ContentScope['site'];

/** Returns whether the site sells its own plans; those of another service are shown on its offer page only. */
export const sellsItself = (site: Site): boolean => retailOrigin(site) === '' && !site.api?.retail?.endpoint;

/** Returns whether the wall shows plans: one that stands in the page, of a site that sells itself. */
export const showsPlans = ({ displayMode }: Pick<PaywallProps, 'displayMode'>, site: Site): boolean =>
  displayMode === 'inPage' && sellsItself(site);

/** Returns the request for the plans; `undefined` for the page itself, in which no price is cached. */
export function plansRequest(
  props: Pick<PaywallProps, 'displayMode'>,
  { site, page }: Pick<ContentScope, 'site' | 'page'>,
) {
  const { [WALL]: minute, campaign } = page.query;
  if (minute === undefined || !showsPlans(props, site)) return undefined;
  return { source: 'offer', query: { campaign: campaign || 'default', minute } };
}
