import type { ContentConfig } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { navigationRequest, NODE_FIELDS } from '@broadsheet/story-ui';

const FILTER = `{ children { ${NODE_FIELDS} children { ${NODE_FIELDS} } } }`;

/** Returns the request for the hierarchy `footer`, or the one that the editor names; `undefined` without a source. */
export function footerRequest(config: ContentConfig | undefined): ContentRequest | undefined {
  if (config === undefined) return undefined;
  const { hierarchy, ...rest } = config.contentConfigValues;
  const named = hierarchy === undefined || hierarchy === '' ? 'footer' : hierarchy;
  const contentConfigValues = { ...rest, hierarchy: named };
  return navigationRequest({ ...config, contentConfigValues }, 'footer', FILTER);
}
