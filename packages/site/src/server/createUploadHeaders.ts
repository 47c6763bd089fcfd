import { toContentKey } from '@broadsheet/sdk-content/server';
import type { DescribeUpload } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { createAnswerHeaders } from './createAnswerHeaders.ts';

/**
 * Creates the function that returns the headers of an uploaded image's files for a cache in front, which forgets them when the
 * image's document changes: with another file, and when the image is deleted. Without a cache in front there are none.
 */
export function createUploadHeaders(
  config: Pick<Config, 'cacheKeys' | 'cachePurge' | 'cacheSeconds' | 'siteId'>,
): DescribeUpload {
  const describe = createAnswerHeaders(config);
  return (id) => {
    const from = [{ moment: 0, keys: Uint32Array.of(toContentKey(`document ${id}`)) }];
    return describe?.({ from, isLasting: false }) ?? {};
  };
}
