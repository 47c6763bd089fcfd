import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentConfig } from './Field.ts';

/**
 * Returns the request of a content field, for `content` of a block and for `useContent`.
 *
 * @param config the value of the field
 * @param filter the fields of the answer that the block reads, such as `{ headlines { basic } }`; absent: all
 * @returns undefined while editors have chosen no source
 */
export function contentRequest(
  config: ContentConfig | undefined,
  filter?: string,
): ContentRequest | undefined {
  if (config === undefined || config.contentService === '') return undefined;
  return {
    source: config.contentService,
    query: config.contentConfigValues,
    ...(filter !== undefined && { filter }),
  };
}
