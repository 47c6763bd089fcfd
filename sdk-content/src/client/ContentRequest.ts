import type { JsonValue } from './JsonValue.ts';

/** What a block asks for: a source by name, its query values, and which fields of the answer it will read. */
export interface ContentRequest {
  /** Name of a content source, e.g. `story-feed-sections` (block-contracts 11). */
  readonly source: string;
  readonly query?: Readonly<Record<string, JsonValue | undefined>>;
  /** Field filter in the form `{ headlines { basic } }`; absent means the whole answer. */
  readonly filter?: string;
}

function canonical(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** Two requests with the same key have the same answer, whatever the order of their query values. */
export function requestKey(request: ContentRequest): string {
  const filter = request.filter?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return `${request.source} ${canonical({ ...request.query })} ${filter}`;
}
