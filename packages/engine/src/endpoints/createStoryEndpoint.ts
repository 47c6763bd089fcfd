/**
 * The rest of a locked story, for one reader: `POST /_broadsheet/block?path=/sport/a/&search=&instance=f1&level=2`, with
 * `Authorization` or cookies.
 *
 * It is a POST because reading may count against a meter: no cache stores the answer, and no link or image on another site
 * can use up a reader's free stories. Whole stories and their markup have caches of their own, which no public answer uses.
 */
import type { Clock } from '@broadsheet/client-core';
import { isTeaser } from '@broadsheet/paywall';
import { toText } from '../chunks/Chunk.ts';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import type { ContentCache } from '../content/createContentCache.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import { BlockJoiner } from '../render/BlockJoiner.ts';
import { PRIVATE } from '../response/cacheControl.ts';
import { cacheText } from '../response/CachedResponse.ts';
import { respond } from '../response/respond.ts';
import type { LazyBlockContext } from './answerLazyBlock.ts';
import { findPageBlock, printLazyBlock } from './findPageBlock.ts';
import type { PageBlock } from './findPageBlock.ts';

export interface StoryEndpoint {
  answer(request: Request, url: URL): Promise<Response>;
  clear(): void;
}

export interface StoryEndpointOptions extends LazyBlockContext {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  /** The cache of whole stories; absent: nobody gets a whole story. */
  readonly stories: ContentCache | undefined;
}

const MISSING = JSON.stringify({ message: 'There is no such block on that page.' });
const FAILED = JSON.stringify({ message: 'The story could not be fetched. Try again in a moment.' });

async function sendPrivately(
  request: Request,
  { status = 200, body, headers = new Headers() }: { status?: number; body: string; headers?: Headers },
): Promise<Response> {
  const response = await respond(
    request,
    cacheText(
      {
        status,
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': PRIVATE,
          'X-Content-Type-Options': 'nosniff',
        },
      },
      body,
    ),
  );
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** Creates the endpoint for the rest of a story. */
export function createStoryEndpoint(options: StoryEndpointOptions): StoryEndpoint {
  const { engine, clock, steps, data, stories } = options;
  const { access } = engine;
  // A separate joiner, so that fragments of whole stories are never used for public pages.
  const joiner = new BlockJoiner({ clock, log: engine.log, maxFragments: 0, maxFragmentBytes: 0 });

  async function render({ place, subject }: PageBlock, content: ContentAnswer): Promise<string> {
    const scope = await steps.fetcher.fetchForInstance(place.instance, { ...subject, content });
    const blocks = joiner.joinInstance(place, scope);
    return printLazyBlock(blocks, toText(data.ofIslands(blocks, scope)));
  }

  /** Sends a story that is open to everybody, without a decision; the reader's page is from a time when it was locked. */
  async function sendOpen(request: Request, block: PageBlock, content: ContentAnswer): Promise<Response> {
    return sendPrivately(request, { body: `{"kind":"open",${await render(block, content)}}` });
  }

  async function sendWhole(request: Request, block: PageBlock, teaser: unknown): Promise<Response> {
    if (access === undefined || stories === undefined || block.request === undefined)
      return sendPrivately(request, { status: 404, body: MISSING });
    // Loaded before the decision, which may count: a story that cannot be sent must not use up the meter.
    const whole = await stories.get(block.request);
    if (whole.status === 'failed') return sendPrivately(request, { status: 503, body: FAILED });
    const { mayRead, status, body, headers } = await access.authorise(request, teaser);
    const said = JSON.stringify(body);
    const rest = mayRead ? `${said.slice(0, -1)},${await render(block, whole)}}` : said;
    return sendPrivately(request, { status, body: rest, headers });
  }

  return {
    async answer(request, url) {
      const block = await findPageBlock(url.searchParams, steps);
      const content = block?.subject.content;
      if (
        block === undefined ||
        content?.status !== 'ready' ||
        block.place.instance.block.storyKinds.length === 0
      )
        return sendPrivately(request, { status: 404, body: MISSING });
      return isTeaser(content.data)
        ? sendWhole(request, block, content.data)
        : sendOpen(request, block, content);
    },
    clear() {
      joiner.clear();
    },
  };
}
