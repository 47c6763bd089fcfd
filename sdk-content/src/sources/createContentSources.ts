/**
 * Loads content by the name of its source. A request has five steps: find the source, read its query, call the content
 * API, sign the images of the answer, and keep the fields that the filter names.
 *
 * It runs on a server only, because the transport contains the access token of the content API.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock, Transport } from '@broadsheet/client-core';
import { createContentChanges } from '../changes/createContentChanges.ts';
import type { ContentChanges } from '../changes/createContentChanges.ts';
import { createReadNotes } from '../changes/createReadNotes.ts';
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
import { createSharedRecords } from './createSharedRecords.ts';
import { createSourceContext } from './createSourceContext.ts';
import { getStoryFields } from './getStoryFields.ts';
import { standardSources } from './standardSources.ts';
import { toSourceError } from './toSourceError.ts';

export interface ContentSourcesOptions {
  /** The transport to the content API (environment value `CONTENT_BASE`), with the access token. */
  readonly transport: Transport;
  /** The site id. */
  readonly site: string;
  /** The resizer token version in force (environment value `RESIZER_TOKEN_VERSION`). */
  readonly tokenVersion: string;
  /** The signing application (environment value `SIGNING_SERVICE_DEFAULT_APP`); without it, images get no tokens. */
  readonly signingService?: string;
  /** The transport to the search service, e.g. `https://search.arcpublishing.com`. Default: `transport`. */
  readonly searchTransport?: Transport;
  /** The key of the search service (environment value `searchKey`). */
  readonly searchKey?: string;
  /** The search index of `algolia-assortment`; without it, every request to that source fails. */
  readonly algolia?: AlgoliaOptions;
  /** The site's own sources; one with the name of a standard source replaces it. */
  readonly sources?: readonly ContentSource[];
  /**
   * Reduces an answer to the part that everybody may read, before the filter is applied; `loadWhole` does not call it.
   * Default: the answer is not reduced.
   */
  readonly publish?: (answer: unknown) => unknown;
  /**
   * The fields of a story that `publish` reads, such as `content_restrictions`. Feeds fetch them beside those that the
   * filter of a request keeps. Default: with `publish` feeds fetch whole stories.
   */
  readonly publishFields?: readonly string[];
  /** Logs problems that did not prevent an answer: images that could not be signed. */
  readonly log: (message: string, cause: unknown) => void;
  /**
   * Milliseconds for which requests share what they have fetched. Default: 30 000. Longer where `clear` is called whenever
   * something has changed.
   */
  readonly sharedMs?: number;
  /**
   * Returns a transport to the content API that tells the keys of each answer: its header `Content-Keys`. Default:
   * `transport`, and nobody knows what answers are made from.
   */
  readonly observe?: (onKeys: (keys: string) => void) => Transport;
  /** What has changed; records of which something has changed are not shared. Default: nothing ever does. */
  readonly changes?: ContentChanges;
  /** The clock. Default: the runtime's. */
  readonly clock?: Clock;
}

export interface ContentSources {
  /** Returns the descriptions of all sources: the standard sources, then the site's own. */
  list(): readonly SourceDescription[];
  /**
   * Loads one answer. Answers may be cached and shared, so callers must not change them.
   *
   * @throws ContentSourceError
   * @throws NetworkError `aborted` when the signal ends
   */
  readonly load: ContentLoader;
  /** Loads an answer without `publish`, for one reader who may read all of it. */
  readonly loadWhole: ContentLoader;
  /** Forgets what requests share for some seconds; to be called when content was stored. */
  clear(): void;
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

/** How a loader makes an answer public, and the fields of a story that it needs for it; `undefined` for unknown ones. */
interface Publishing {
  readonly publish: (answer: unknown) => unknown;
  readonly publishFields: readonly string[] | undefined;
}

const UNREDUCED: Publishing = { publish: asItIs, publishFields: [] };

/** Adds resizer tokens to the images of an answer; those that cannot be signed are logged. */
async function withTokens(
  source: string,
  answer: unknown,
  {
    context,
    tokenVersion,
    log,
  }: Pick<ContentSourcesOptions, 'tokenVersion' | 'log'> & { readonly context: SourceContext },
): Promise<unknown> {
  const { signal, sign } = context;
  return signImages(answer, {
    tokenVersion,
    sign: (value) => sign({ value }),
    onFailure({ failed, requested, error }) {
      // An answer that lacks tokens because of an abort must not be cached.
      if (signal.aborted) throw error;
      log(
        `${failed} of ${requested} pictures of the content source "${source}" have no resizer token: signing failed.`,
        error,
      );
    },
  });
}

export function createContentSources(options: ContentSourcesOptions): ContentSources {
  const { publish, publishFields } = options;
  const { transport, tokenVersion, signingService, sources = [], log, clock = systemClock } = options;
  const { sharedMs: freshMs = 30_000, changes = createContentChanges({ clock }) } = options;
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
    changes,
    observe: options.observe,
  };
  let shared = createSharedRecords({ clock, freshMs, changes });

  function sourceOf(name: string): ContentSource {
    const source = table.get(name);
    if (source !== undefined) return source;
    throw new ContentSourceError(
      name,
      { kind: 'unknown-source' },
      `There is no content source "${name}". These are known: ${[...table.keys()].join(', ')}.`,
    );
  }

  const createLoader =
    (publishing: Publishing): ContentLoader =>
    async (request, signal, notes = createReadNotes(changes.now())) => {
      const source = sourceOf(request.source);
      const tree = readFilter(request);
      const further = publishing.publishFields;
      const fields = further && getStoryFields(tree, further);
      const around = { ...surroundings, shared };
      const context = createSourceContext(source.name, around, { signal, fields, notes });
      try {
        const answer = publishing.publish(await source.fetch(context, request.query ?? {}));
        const isSigned = source.signed && signingService !== undefined;
        const signed = isSigned
          ? await withTokens(source.name, answer, { context, tokenVersion, log })
          : answer;
        return tree === undefined ? signed : applyFilter(signed, tree);
      } catch (error) {
        throw toSourceError(source.name, error);
      }
    };

  return {
    list: () => [...table.values()].map(describe),
    load: createLoader(publish === undefined ? UNREDUCED : { publish, publishFields }),
    loadWhole: createLoader(UNREDUCED),
    clear: () => void (shared = createSharedRecords({ clock, freshMs, changes })),
  };
}
