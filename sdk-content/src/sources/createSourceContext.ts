import { isRecord } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { repairContent } from '../repair/repairContent.ts';
import { toNavigation } from '../repair/toNavigation.ts';
import type { Signer } from '../signing/createSigner.ts';
import type { GetRecord, SourceContext } from './ContentSource.ts';
import { ContentSourceError } from './ContentSourceError.ts';
import type { SharedRecords } from './createSharedRecords.ts';
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
}

/** The request for which a source runs. */
export interface SourceRun {
  readonly signal: AbortSignal;
  /** See `SourceContext`. */
  readonly fields: readonly string[] | undefined;
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

function sharedGetter(source: string, around: SourceSurroundings, signal: AbortSignal): GetRecord {
  return (path, query) => {
    const load = (whileWanted: AbortSignal) =>
      recordGetter(source, around.transport, whileWanted)(path, query);
    return around.shared.load(JSON.stringify([path, query]), load, signal);
  };
}

/** Creates the context of a source for one request. */
export function createSourceContext(
  source: string,
  around: SourceSurroundings,
  { signal, fields }: SourceRun,
): SourceContext {
  return {
    site: around.site,
    get: recordGetter(source, around.transport, signal),
    getShared: sharedGetter(source, around, signal),
    getFromSearch: recordGetter(source, around.searchTransport, signal),
    searchKey: around.searchKey,
    fields,
    shared: around.shared,
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
