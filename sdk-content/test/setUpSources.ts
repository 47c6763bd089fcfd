import { createManualClock } from '@broadsheet/client-core';
import { createContentSources } from '../src/server.ts';
import type { ContentRequest } from '../src/index.ts';
import type { ContentSources, ContentSourcesOptions } from '../src/server.ts';
import { createFakeContentApi } from './createFakeContentApi.ts';
import type { FakeAnswer, FakeContentApi } from './createFakeContentApi.ts';

export interface SourcesUnderTest {
  readonly api: FakeContentApi;
  readonly sources: ContentSources;
  /** The logged messages, with their causes. */
  readonly logged: readonly (readonly [message: string, cause: unknown])[];
  readonly ask: (source: string, query?: ContentRequest['query'], filter?: string) => Promise<unknown>;
}

/** Creates the sources of the site `courier` with a fake content API. Images are signed only if an application is named. */
export function setUpSources(
  answer: FakeAnswer = () => ({}),
  options: Partial<ContentSourcesOptions> = {},
): SourcesUnderTest {
  const api = createFakeContentApi(answer);
  const logged: [string, unknown][] = [];
  const sources = createContentSources({
    transport: api.transport,
    site: 'courier',
    tokenVersion: '2',
    log: (message, cause) => void logged.push([message, cause]),
    clock: createManualClock(),
    ...options,
  });
  const { signal } = new AbortController();
  const ask: SourcesUnderTest['ask'] = (source, query, filter) =>
    sources.load({ source, query, filter }, signal);
  return { api, sources, logged, ask };
}
