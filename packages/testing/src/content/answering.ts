import { createContentClient } from '@broadsheet/sdk-content';
import { applyFilter, parseFilter } from '@broadsheet/sdk-content/server';
import type { JsonValue } from '@broadsheet/client-core';
import type { ContentClient, ContentRequest } from '@broadsheet/sdk-content';

export type Query = Readonly<Record<string, JsonValue | undefined>>;
/** The answer of a source: a value, an `Error` to fail with, or a function of the query values (`Query`). */
export type Answer = unknown;
/** The answers by source name. */
export type Answers = Readonly<Record<string, Answer>>;

export interface AnsweringClient {
  readonly client: ContentClient;
  /** The requests that reached a source, in order. */
  readonly requests: readonly ContentRequest[];
}

/**
 * Creates a real content client whose sources answer from a table. It applies the field filter as the server does, so a
 * component that reads a field it did not request gets nothing.
 */
export function answering(answers: Answers): AnsweringClient {
  const requests: ContentRequest[] = [];
  const client = createContentClient({
    async load(request) {
      requests.push(request);
      if (!Object.hasOwn(answers, request.source))
        throw new Error(`This test answers no source "${request.source}".`);
      const answer = answers[request.source];
      const data: unknown = typeof answer === 'function' ? answer(request.query ?? {}) : answer;
      if (data instanceof Error) throw data;
      return request.filter === undefined ? data : applyFilter(data, parseFilter(request.filter));
    },
  });
  return { client, requests };
}
