/**
 * Content by the name of its source. A request runs through five steps: find the source, read its
 * query, ask the content API, sign the images of the answer, keep the fields that the filter names.
 *
 * It runs on a server, for the transport carries the access token of the content API.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock, Transport } from '@broadsheet/client-core';
import type { ContentLoader } from '../client/ContentLoader.ts';
import type { ContentRequest } from '../client/ContentRequest.ts';
import { applyFilter } from '../filter/applyFilter.ts';
import type { FieldTree } from '../filter/FieldTree.ts';
import { FilterError } from '../filter/FilterError.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { createSigner } from '../signing/createSigner.ts';
import { signImages } from '../signing/signImages.ts';
import { createAlgoliaAssortment } from './createAlgoliaAssortment.ts';
import type { AlgoliaOptions } from './createAlgoliaAssortment.ts';
import type { ContentSource, SourceContext, SourceDescription } from './ContentSource.ts';
import { ContentSourceError } from './ContentSourceError.ts';
import { createSourceContext } from './createSourceContext.ts';
import { standardSources } from './standardSources.ts';
import { toSourceError } from './toSourceError.ts';

export interface ContentSourcesOptions {
  /** Leads to the content API (environment value `CONTENT_BASE`), with its access token. */
  readonly transport: Transport;
  /** Site id. */
  readonly site: string;
  /** The resizer token version in force (environment value `RESIZER_TOKEN_VERSION`). */
  readonly tokenVersion: string;
  /** Signing application (environment value `SIGNING_SERVICE_DEFAULT_APP`). Without it images get no tokens. */
  readonly signingService?: string;
  /** Leads to the search service, e.g. `https://search.arcpublishing.com`. `transport` when left out. */
  readonly searchTransport?: Transport;
  /** Key of the search service (environment value `searchKey`). */
  readonly searchKey?: string;
  /** Where `algolia-assortment` searches; without it that source answers nobody. */
  readonly algolia?: AlgoliaOptions;
  /** The site's own sources; one with the name of a standard source replaces it. */
  readonly sources?: readonly ContentSource[];
  /**
   * Makes of an answer what everybody may have of it, before the filter can take anything away; `loadWhole` goes without.
   * Default: the answer as it is.
   */
  readonly publish?: (answer: unknown) => unknown;
  /** Gets what did not stop an answer: images that could not be signed. */
  readonly log: (message: string, cause: unknown) => void;
  /** The runtime's clock when left out. */
  readonly clock?: Clock;
}

export interface ContentSources {
  /** What there is to ask for, in the order of the standard and then the site's own. */
  list(): readonly SourceDescription[];
  /**
   * One answer. Answers may be cached and shared, so whoever gets one never changes it.
   *
   * @throws ContentSourceError
   * @throws NetworkError `aborted` when the signal ends
   */
  readonly load: ContentLoader;
  /** The same before `publish`: for one reader at a time, who may have it. */
  readonly loadWhole: ContentLoader;
}

function readFilter({ source, filter }: ContentRequest): FieldTree | undefined {
  if (filter === undefined || filter.trim() === '') return undefined;
  try {
    return parseFilter(filter);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const message = `The content source "${source}" cannot run: ${error.message}`;
    throw new ContentSourceError(source, { kind: 'bad-query', param: 'filter' }, message, { cause: error });
  }
}

const asItIs = (answer: unknown): unknown => answer;

function describe({ fetch: _fetch, signed: _signed, ...description }: ContentSource): SourceDescription {
  return description;
}

export function createContentSources(options: ContentSourcesOptions): ContentSources {
  const { transport, tokenVersion, signingService, sources = [], log, clock = systemClock } = options;
  const standard = [...standardSources, createAlgoliaAssortment(options.algolia)];
  const table = new Map([...standard, ...sources].map((source) => [source.name, source]));
  const surroundings = {
    transport,
    searchTransport: options.searchTransport ?? transport,
    searchKey: options.searchKey,
    site: options.site,
    tokenVersion,
    signingService,
    signer: createSigner({ transport, clock }),
  };

  function sourceOf(name: string): ContentSource {
    const source = table.get(name);
    if (source !== undefined) return source;
    throw new ContentSourceError(
      name,
      { kind: 'unknown-source' },
      `There is no content source "${name}". These are known: ${[...table.keys()].join(', ')}.`,
    );
  }

  async function withTokens(source: string, answer: unknown, context: SourceContext): Promise<unknown> {
    const { signal, sign } = context;
    return signImages(answer, {
      tokenVersion,
      sign: (value) => sign({ value }),
      onFailure({ failed, asked, error }) {
        // An answer that lost its tokens to an abort must not reach a cache.
        if (signal.aborted) throw error;
        log(
          `${failed} of ${asked} pictures of the content source "${source}" have no resizer token: signing failed.`,
          error,
        );
      },
    });
  }

  const createLoader =
    (publish: (answer: unknown) => unknown): ContentLoader =>
    async (request, signal) => {
      const source = sourceOf(request.source);
      const tree = readFilter(request);
      const context = createSourceContext(source.name, surroundings, signal);
      try {
        const answer = publish(await source.fetch(context, request.query ?? {}));
        const isSigned = source.signed && signingService !== undefined;
        const signed = isSigned ? await withTokens(source.name, answer, context) : answer;
        return tree === undefined ? signed : applyFilter(signed, tree);
      } catch (error) {
        throw toSourceError(source.name, error);
      }
    };

  return {
    list: () => [...table.values()].map(describe),
    load: createLoader(options.publish ?? asItIs),
    loadWhole: createLoader(asItIs),
  };
}
