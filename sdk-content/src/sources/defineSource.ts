import type {
  ContentSource,
  SearchableKind,
  SourceAudience,
  SourceContext,
  SourceParam,
  SourceSchema,
} from './ContentSource.ts';
import { readValues } from './readValues.ts';
import type { SourceValues } from './readValues.ts';

export interface SourceDefinition<Params extends readonly SourceParam[]> {
  readonly name: string;
  readonly params: Params;
  /** Parameters of which at least one must have a value. */
  readonly needsOneOf?: readonly Params[number]['name'][];
  readonly schema?: SourceSchema;
  readonly searchable?: SearchableKind;
  /** Milliseconds for which an answer may be cached. Default: 60 000. */
  readonly ttlMs?: number;
  /** The callers that may use the source. Default: `reader`. */
  readonly audience?: SourceAudience;
  /** Whether answers change only with what the content API stores. Default: `false`. */
  readonly followsArchive?: boolean;
  /** Whether resizer tokens are added to the images of the answer. Default: `true`. */
  readonly signed?: boolean;
  readonly fetch: (context: SourceContext, values: SourceValues<Params>) => Promise<unknown>;
}

/**
 * Creates a content source. Its `fetch` receives the declared query values, parsed and with defaults.
 *
 * @example
 * const tides = defineSource({
 *   name: 'tides',
 *   params: [{ name: 'port', kind: 'text', required: true }],
 *   signed: false,
 *   fetch: ({ get, site }, { port }) => get('/tides/', { port, site }),
 * });
 */
export function defineSource<const Params extends readonly SourceParam[]>(
  definition: SourceDefinition<Params>,
): ContentSource {
  const {
    ttlMs = 60_000,
    audience = 'reader',
    signed = true,
    followsArchive = false,
    fetch,
    ...rest
  } = definition;
  return {
    ...rest,
    ttlMs,
    audience,
    followsArchive,
    signed,
    fetch: async (context, query) => fetch(context, readValues(definition, definition.params, query)),
  };
}
