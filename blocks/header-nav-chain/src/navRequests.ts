import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { NODE_FIELDS } from '@broadsheet/story';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;
const SOURCE = 'site-service-hierarchy';

/** The sections menu, two levels of it; a blank name is the site's own hierarchy. */
export function sectionsRequest({ hierarchy }: Values): ContentRequest {
  return {
    source: SOURCE,
    query: { hierarchy: hierarchy.trim(), feature: 'header-nav-chain' },
    filter: `{ children { ${NODE_FIELDS} children { ${NODE_FIELDS} } } }`,
  };
}

/** The links row; a logo in the middle leaves no room for one. */
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
