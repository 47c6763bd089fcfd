/** What a block shows while its content sources have not answered, when they fail, and when they find nothing. */
import type { Block, PreparedBlock } from '@broadsheet/block-kit';
import type { EngineOptions } from '@broadsheet/engine';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { ContentSourceError } from '@broadsheet/sdk-content/server';
import type { TrialContent } from './Trial.ts';

/** The types of answers that list items; of any other answer, having nothing means that it does not exist. */
const LISTS: readonly unknown[] = [undefined, 'results', 'collection'];

function isList(answer: unknown): answer is object {
  if (typeof answer !== 'object' || answer === null) return false;
  if (Array.isArray(answer)) return true;
  return (
    ('content_elements' in answer || 'children' in answer) && LISTS.includes(Reflect.get(answer, 'type'))
  );
}

/** Returns the answer of a source that finds nothing: lists without items. @throws ContentSourceError there is no such item */
function emptyAnswer(source: string, answer: unknown): unknown {
  if (!isList(answer))
    throw new ContentSourceError(source, { kind: 'not-found' }, 'There is no such content.');
  if (Array.isArray(answer)) return [];
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: readonly [string, unknown]) => [
      name,
      Array.isArray(value) ? [] : value,
    ]),
  );
}

const QUIET: EngineOptions['log'] = { warn: () => undefined, error: () => undefined };

/** The options of an engine in which the content of one block is in a state. */
export interface StatedEngine {
  readonly options: EngineOptions;
  /** Returns the sources that the block has asked so far. */
  readonly sources: () => readonly string[];
}

/**
 * Brings what a block asks for into a state. What its page is about is left as it is. A block whose requests are not sent has
 * no answer, like one in a browser that still waits.
 */
export function stateContent(
  options: EngineOptions,
  { block, content }: { readonly block: Block; readonly content: TrialContent },
): StatedEngine {
  const asked = new Map<string, ContentRequest>();
  function watch(requests: readonly ContentRequest[]): readonly ContentRequest[] {
    for (const request of requests) asked.set(requestKey(request), request);
    return content === 'loading' ? [] : requests;
  }
  const watched: Block = {
    ...block,
    prepare(stored, before): PreparedBlock {
      const prepared = block.prepare(stored, before);
      return {
        ...prepared,
        requests: (scope) => watch(prepared.requests(scope)),
        ownRequests: (scope) => watch(prepared.ownRequests(scope)),
      };
    },
  };
  const load: EngineOptions['load'] = async (request, signal, notes) => {
    const { source } = request;
    const isOwn = asked.has(requestKey(request));
    if (isOwn && content === 'failed')
      throw new ContentSourceError(source, { kind: 'failed', status: 503 }, 'The source has an error.');
    const answer = await options.load(request, signal, notes);
    return isOwn && content === 'empty' ? emptyAnswer(source, answer) : answer;
  };
  const blocks = options.blocks.map((each) => (each.name === block.name ? watched : each));
  return {
    options: { ...options, blocks, load, ...(content !== 'answered' && { log: QUIET }) },
    sources: () => [...new Set([...asked.values()].map(({ source }) => source))],
  };
}
