/** Pages of a small site: a story, and what is shown when there is none. */
import type { ContentRequest } from '@broadsheet/sdk-content';
import { notFound, testPage, getQueryValue } from './createTestEngine.ts';

export const words = (label: string) => ({ block: 'words', fields: { label } });

const status = (code: number) =>
  testPage({ match: { kind: 'status', status: code }, main: [words(`Page ${code}`)] });

export const errors = [status(404), status(410), status(500)];
export const stories = testPage({ match: { kind: 'content', type: 'story' }, main: [{ block: 'headline' }] });

/** Creates a content API that contains stories at these URLs. */
export function storyAt(...known: readonly string[]) {
  return (request: ContentRequest) => {
    const url = getQueryValue(request, 'website_url');
    return known.includes(url)
      ? { type: 'story', headlines: { basic: `Story ${url}` } }
      : notFound('content-api');
  };
}
