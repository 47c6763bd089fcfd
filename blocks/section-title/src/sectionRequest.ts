import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { navigationRequest, NODE_FIELDS } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

const FILTER = `{ name display_name children { ${NODE_FIELDS} } }`;

/** Returns the request for the chosen section; `undefined` when the page's own section is shown, or none is chosen. */
export function sectionRequest({
  inheritGlobalContent,
  sectionContentConfig,
}: FieldValues<typeof fields>): ContentRequest | undefined {
  return inheritGlobalContent ? undefined : navigationRequest(sectionContentConfig, 'section-title', FILTER);
}
