import { isApiError, isNetworkError, isRecord } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import type { ContentSource } from './ContentSource.ts';
import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

/** The access to a hosted search index. */
export interface AlgoliaOptions {
  /** The transport to `https://{appId}-dsn.algolia.net`. */
  readonly transport: Transport;
  /** The environment value `algoliaAppId`. */
  readonly appId: string;
  /** The environment value `algoliaSearchKey`. Readers choose index and filters, so the key must permit searches only. */
  readonly searchKey: string;
}

const NAME = 'algolia-assortment';

function failure(why: string, cause?: unknown): ContentSourceError {
  const message = `The content source "${NAME}" has no assortment: ${why}`;
  return new ContentSourceError(NAME, { kind: 'failed', status: 500 }, message, { cause, httpStatus: 500 });
}

function getReason(error: unknown): string {
  if (isNetworkError(error)) return error.message;
  if (!isApiError(error)) return 'it broke before an answer came; the cause says where.';
  const { httpStatus, message } = error;
  const isRefused = httpStatus === 401 || httpStatus === 403;
  const hint = isRefused
    ? ' Check algoliaAppId and algoliaSearchKey (ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY).'
    : '';
  return `the search index answered with status ${httpStatus}: ${message}${hint}`;
}

function getContexts(ruleContexts: string | undefined): readonly string[] | undefined {
  const contexts = ruleContexts?.split(',').map((context) => context.trim());
  return contexts?.filter((context) => context !== '');
}

/**
 * Creates the source for the products of an assortment: the list of hits of a hosted search index. `ruleContexts` is a
 * comma-separated list. Every failure has the status 500.
 */
export function createAlgoliaAssortment(algolia: AlgoliaOptions | undefined): ContentSource {
  return defineSource({
    name: NAME,
    params: [
      { name: 'filters', kind: 'text' },
      { name: 'index', kind: 'text', required: true },
      { name: 'query', kind: 'text' },
      { name: 'ruleContexts', kind: 'text' },
      { name: 'hitsPerPage', kind: 'number', default: 20, min: 1 },
      { name: 'page', kind: 'number', default: 0, min: 0 },
    ],
    ttlMs: 120_000,
    signed: false,
    async fetch({ signal }, { index, ruleContexts, ...search }) {
      if (algolia === undefined) {
        throw failure(
          'the environment values algoliaAppId and algoliaSearchKey are missing. Set ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY.',
        );
      }
      const { transport, appId, searchKey } = algolia;
      try {
        const { body } = await transport.request({
          method: 'POST',
          path: `/1/indexes/${encodeURIComponent(index)}/query`,
          headers: { 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': searchKey },
          body: { ...search, ruleContexts: getContexts(ruleContexts) },
          // A search has no side effects, so it may be repeated.
          idempotent: true,
          signal,
        });
        if (isRecord(body) && Array.isArray(body['hits'])) return body['hits'];
      } catch (error) {
        if (isNetworkError(error) && error.reason === 'aborted') throw error;
        throw failure(getReason(error), error);
      }
      throw failure(`the search index "${index}" answered without a list of hits. Check the origin.`);
    },
  });
}
