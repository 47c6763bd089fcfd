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

export interface SourceDefinition<Params extends readonly SourceParam[], Answer = unknown> {
  readonly name: string;
  /** What editors choose the source by. Default: the name in words. */
  readonly label?: string;
  readonly params: Params;
  /** Parameters of which at least one must have a value. */
  readonly needsOneOf?: readonly Params[number]['name'][];
  readonly schema?: SourceSchema;
  readonly searchable?: SearchableKind;
  /** Milliseconds for which an answer may be cached. Default: 60 000. */
  readonly ttlMs?: number;
  /** Milliseconds after that for which a page that nobody has read lately may show it once more. Default: five minutes. */
  readonly staleMs?: number;
  /** The callers that may use the source. Default: `reader`. */
  readonly audience?: SourceAudience;
  /** Whether answers change only with what the content API stores. Default: `false`. */
  readonly followsArchive?: boolean;
  /** Whether resizer tokens are added to the images of the answer. Default: `true`. */
  readonly signed?: boolean;
  readonly fetch: (context: SourceContext, values: SourceValues<Params>) => Promise<Answer>;
}

/**
 * Creates a content source. Its `fetch` receives the declared query values, parsed and with defaults. `SourceAnswer` and
 * `SourceRequest` are the types of its answer and of a request for it.
 *
 * @example
 * const tides = defineSource({
 *   name: 'tides',
 *   label: 'Tides of a harbour',
 *   params: [{ name: 'port', label: 'Harbour', kind: 'text', required: true }],
 *   signed: false,
 *   fetch: ({ get, site }, { port }) => get('/tides/', { port, site }),
 * });
 */
export function defineSource<const Params extends readonly SourceParam[], Answer>(
  definition: SourceDefinition<Params, Answer>,
): ContentSource<Answer, Params> {
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
