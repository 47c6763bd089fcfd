import { isRecord } from '@broadsheet/client-core';
import type { Query, Transport } from '@broadsheet/client-core';
import type { ContentChanges, MadeFrom } from '../changes/createContentChanges.ts';
import { createReadNotes } from '../changes/createReadNotes.ts';
import type { ReadNotes } from '../changes/createReadNotes.ts';
import type { JsonRecord } from '../client/JsonRecord.ts';
import { repairContent } from '../repair/repairContent.ts';
import { toNavigation } from '../repair/toNavigation.ts';
import type { Signer } from '../signing/createSigner.ts';
import type { GetRecord, SourceContext } from './ContentSource.ts';
import { ContentSourceError } from './ContentSourceError.ts';
import type { NotedRecord, SharedRecords } from './createSharedRecords.ts';
import { toSourceError } from './toSourceError.ts';

export interface SourceSurroundings {
  readonly transport: Transport;
  readonly searchTransport: Transport;
  readonly searchKey: string | undefined;
  readonly site: string;
  readonly tokenVersion: string;
  readonly signingService: string | undefined;
  readonly signer: Signer;
  readonly shared: SharedRecords;
  readonly changes: ContentChanges;
  /** See `ContentSourcesOptions`. */
  readonly observe: ((onKeys: (keys: string) => void) => Transport) | undefined;
}

/** The request for which a source runs. */
export interface SourceRun {
  readonly signal: AbortSignal;
  /** See `SourceContext`. */
  readonly fields: readonly string[] | undefined;
  /** Receives what the answer is made from. */
  readonly notes: ReadNotes;
}

/** The services of a content API. Answers of other services, such as a site's own, stay as they are. */
const CONTENT = /^\/(?:content|author|search)\b/;
const NAVIGATION = /^\/site\/v3\/navigation\b/;
const AS_ANSWERED = { isWhole: false, onRepair: () => undefined };

/** Repairs an answer of a content API of any version. */
function readAnswer(path: string, body: unknown): unknown {
  if (CONTENT.test(path)) return repairContent(body, AS_ANSWERED);
  return NAVIGATION.test(path) && Array.isArray(body) ? toNavigation(body) : body;
}

function recordGetter(source: string, transport: Transport, signal: AbortSignal): GetRecord {
  return async (path, query) => {
    try {
      const answer = await transport.request({ method: 'GET', path, query, signal });
      const body = readAnswer(path, answer.body);
      const { status } = answer;
      if (isRecord(body) && answer.isText !== true) return body;
      throw new ContentSourceError(
        source,
        { kind: 'failed', status },
        `The content source "${source}" asked GET ${path} and the answer is no JSON object. Check the origin.`,
      );
    } catch (error) {
      throw toSourceError(source, error);
    }
  };
}

/** Gets a record, with what it was made from; notes that also if there is none. */
async function getNoted(
  source: string,
  around: SourceSurroundings,
  { path, query, signal, notes }: Call,
): Promise<NotedRecord> {
  const own = createReadNotes(around.changes.now());
  const transport = around.observe?.((keys) => own.addHeader(keys)) ?? around.transport;
  try {
    const record = await recordGetter(source, transport, signal)(path, query);
    return { record, ...own.read() };
  } finally {
    notes.add(own.read());
  }
}

interface Call {
  readonly path: string;
  readonly query: Query;
  readonly signal: AbortSignal;
  readonly notes: ReadNotes;
}

function createGetters(
  source: string,
  around: SourceSurroundings,
  { signal, notes }: Pick<SourceRun, 'signal' | 'notes'>,
) {
  /** What the records of this run were made from. */
  const origins = new WeakMap<JsonRecord, MadeFrom>();
  const { shared } = around;
  function collect({ record, ...made }: NotedRecord): JsonRecord {
    notes.add(made);
    origins.set(record, made);
    return record;
  }
  return {
    get: async (path: string, query: Query) =>
      collect(await getNoted(source, around, { path, query, signal, notes })),
    getShared: async (path: string, query: Query) => {
      const load = (whileWanted: AbortSignal) =>
        getNoted(source, around, { path, query, signal: whileWanted, notes });
      return collect(await shared.load(JSON.stringify([path, query]), load, signal));
    },
    shared: {
      find(key: string) {
        const known = shared.find(key);
        return known && collect(known);
      },
      keep(key: string, record: JsonRecord, answer: JsonRecord) {
        const made = origins.get(answer);
        if (made !== undefined) shared.keep(key, { record, ...made });
      },
    },
  };
}

/** Creates the context of a source for one request. */
export function createSourceContext(
  source: string,
  around: SourceSurroundings,
  { signal, fields, notes }: SourceRun,
): SourceContext {
  return {
    site: around.site,
    ...createGetters(source, around, { signal, notes }),
    getFromSearch: recordGetter(source, around.searchTransport, signal),
    searchKey: around.searchKey,
    fields,
    signal,
    async sign({ value, service = around.signingService, version = around.tokenVersion }) {
      if (service !== undefined) return around.signer.sign({ value, service, version }, signal);
      throw new ContentSourceError(
        source,
        { kind: 'bad-query', param: 'service' },
        `The content source "${source}" cannot sign: no signing application is set up. Name one as "service".`,
      );
    },
  };
}
