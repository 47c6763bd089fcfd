import { isRecord } from '@broadsheet/client-core';
import type { JsonValue } from '@broadsheet/client-core';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { answering } from './answering.ts';
import type { Answers } from './answering.ts';

/** Reads the query of a content request. @throws SyntaxError it is no JSON */
function readQuery(url: string): Readonly<Record<string, JsonValue>> {
  const query: Readonly<Record<string, JsonValue>> | null = JSON.parse(
    new URL(url).searchParams.get('query') ?? '{}',
  );
  return isRecord(query) ? query : {};
}

/**
 * Creates the handler of a newspaper's content for a mock server of a test's own (`setupServer` of `msw/node`): components below
 * `<Broadsheet apiOrigin={origin}>` get the answers of the test as they would from the platform, with the field filter applied. A
 * source without an answer, and one that answers with an `Error`, is 500.
 *
 * @param origin of the newspaper, e.g. `https://www.example.com`
 * @param answers values, functions of the query, or errors, by source name
 */
export function contentHandler(origin: string, answers: Answers): HttpHandler {
  return http.get(`${origin}/pf/api/v3/content/fetch/:source`, async ({ params, request }) => {
    const filter = new URL(request.url).searchParams.get('filter');
    const { client } = answering(answers);
    const requested = {
      source: String(params['source']),
      query: readQuery(request.url),
      ...(filter !== null && { filter }),
    };
    try {
      return HttpResponse.json((await client.fetch(requested)) ?? null);
    } catch (error) {
      return HttpResponse.json({ message: String(error) }, { status: 500 });
    }
  });
}
