import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { NODE_FIELDS } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;
const SOURCE = 'site-service-hierarchy';

/** Returns the request for two levels of the sections menu; a blank name means the site's default hierarchy. */
export function sectionsRequest({ hierarchy }: Values): ContentRequest {
  return {
    source: SOURCE,
    query: { hierarchy: hierarchy.trim(), feature: 'header-nav-chain' },
    filter: `{ children { ${NODE_FIELDS} children { ${NODE_FIELDS} } } }`,
  };
}

/**
 * Returns the request for the links row; `undefined` without a name, or when the logo is in the middle and leaves no room.
 */
export function linksRequest({
  horizontalLinksHierarchy: hierarchy = '',
  logoAlignment,
}: Values): ContentRequest | undefined {
  if (hierarchy.trim() === '' || logoAlignment === 'center') return undefined;
  return {
    source: SOURCE,
    query: { hierarchy: hierarchy.trim(), feature: 'links-bar' },
    filter: `{ children { ${NODE_FIELDS} } }`,
  };
}
