/**
 * One block of a page, requested when it is near the reader's viewport:
 * `GET /_broadsheet/block?path=/sport/&search=%3Fpage%3D2&instance=f1&level=2`.
 */
import type { Clock } from '@broadsheet/client-core';
import { toText } from '../chunks/Chunk.ts';
import type { DataParts } from '../compose/createDataParts.ts';
import { isTroubled } from '../content/ContentAnswer.ts';
import type { PageSteps } from '../pipeline/PageSteps.ts';
import type { AnswerFacts, DescribeAnswer } from '../response/AnswerFacts.ts';
import { cacheControl, limitCacheControl, PRIVATE } from '../response/cacheControl.ts';
import { cacheText } from '../response/CachedResponse.ts';
import { respond } from '../response/respond.ts';
import { carriesSecret } from '../routing/carriesSecret.ts';
import { listDocuments } from '../sections/listDocuments.ts';
import { findPageBlock, printLazyBlock } from './findPageBlock.ts';

export const BLOCK_PATH = '/_broadsheet/block';

export interface LazyBlockContext {
  readonly steps: PageSteps;
  readonly data: DataParts;
}

export interface LazyBlockOptions extends LazyBlockContext {
  readonly describeAnswer: DescribeAnswer | undefined;
  readonly clock: Clock;
}

interface LazyAnswer {
  readonly body: string;
  readonly isDegraded: boolean;
  readonly facts: AnswerFacts;
}

async function makeLazyBlock(
  values: URLSearchParams,
  { steps, data, clock }: LazyBlockContext & Pick<LazyBlockOptions, 'clock'>,
): Promise<LazyAnswer | undefined> {
  const block = await findPageBlock(values, steps);
  if (block === undefined) return undefined;
  const scope = await steps.fetcher.fetchForInstance(block.place.instance, block.subject);
  const blocks = steps.joiner.joinInstance(block.place, scope);
  return {
    body: `{${printLazyBlock(blocks, toText(data.ofIslands(blocks, scope)))}}`,
    isDegraded: [...scope.answers.values()].some(isTroubled),
    facts: {
      from: [...scope.answers.values(), block.subject.content].flatMap((answer) => answer?.from ?? []),
      documents: listDocuments(block.subject.document),
      isLasting: false,
      ...(Number.isFinite(block.changesAt) && { secondsLeft: (block.changesAt - clock.now()) / 1000 }),
    },
  };
}

/** Returns whether the block is private because its page was requested with a secret in the URL. */
function isForOneReader(values: URLSearchParams): boolean {
  return carriesSecret(new URLSearchParams(values.get('search') ?? ''));
}

const NOTHING: AnswerFacts = { from: [], isLasting: false };

export async function answerLazyBlock(
  request: Request,
  url: URL,
  { describeAnswer, ...context }: LazyBlockOptions,
): Promise<Response> {
  const block = await makeLazyBlock(url.searchParams, context);
  const status = block === undefined ? 404 : 200;
  const isPrivate = isForOneReader(url.searchParams);
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': isPrivate
      ? PRIVATE
      : limitCacheControl(
          cacheControl({ status, isDegraded: block?.isDegraded ?? false }),
          block?.facts.secondsLeft ?? Number.POSITIVE_INFINITY,
        ),
    ...(!isPrivate && describeAnswer?.(block?.facts ?? NOTHING)),
    'X-Content-Type-Options': 'nosniff',
  };
  const body = block?.body ?? JSON.stringify({ message: 'There is no such block on that page.' });
  return respond(request, cacheText({ status, headers }, body));
}
