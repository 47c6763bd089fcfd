import { createContentClient } from '@broadsheet/sdk-content';
import type { ContentClient } from '@broadsheet/sdk-content';
import type { Engine, SafeHtml } from '../Engine.ts';
import type { Place } from './readPlace.ts';

/** Makes an answer of a content source safe. */
export const makeSafe = (answer: unknown, html: SafeHtml): unknown =>
  html.kind === 'sanitiser' ? html.sanitiser.sanitiseContent(answer) : answer;

/**
 * Creates the client for what blocks fetch later, such as more results: it asks the engine's own address for content.
 *
 * @throws Error through the call, with the status of an answer that is no success
 */
export function createEngineContent(
  { html, sources }: Pick<Engine, 'html' | 'sources'>,
  { contextPath, siteId }: Pick<Place, 'contextPath'> & { readonly siteId: string },
): ContentClient {
  return createContentClient({
    async load({ source, query, filter }, signal) {
      const search = new URLSearchParams({
        query: JSON.stringify(query ?? {}),
        ...(filter !== undefined && { filter }),
        _website: siteId,
      });
      const name = encodeURIComponent(sources?.[source] ?? source);
      const response = await fetch(`${contextPath}/api/v3/content/fetch/${name}?${search}`, { signal });
      if (!response.ok) throw new Error(`The content source "${source}" answered ${response.status}.`);
      const answer: unknown = await response.json();
      return makeSafe(answer, html);
    },
  });
}
