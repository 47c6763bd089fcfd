import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { navigationRequest, NODE_FIELDS } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

/** Returns the request for the chosen hierarchy; `undefined` while none is chosen. */
export function linksRequest({ navigationConfig }: FieldValues<typeof fields>): ContentRequest | undefined {
  return navigationRequest(navigationConfig, 'links-bar', `{ children { ${NODE_FIELDS} } }`);
}
