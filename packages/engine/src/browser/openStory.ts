/** Inserts the rest of a locked story for a reader who may read it. Fetched by the first script that asks for it. */
import type { Environment, StoryAnswer } from '@broadsheet/block-kit';
import { LOCKED } from '../islands/locked.ts';
import { toBlockUrl } from './createLazyBlockFetcher.ts';
import { queryAll } from './queryAll.ts';

type Answer = StoryAnswer | { readonly kind: 'again' };

const KINDS = ['open', 'teaser', 'expired', 'again'];

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(String(value.kind));
}

/** The places of the rest in the page, and how they are filled. */
export interface StoryPlaces {
  readonly root: Document;
  readonly environment: Pick<Environment, 'fetch' | 'address'>;
  /** Replaces an element by a block of the wire format. @throws TypeError when the block has another form */
  fill(element: HTMLElement, block: unknown): void;
}

interface Question {
  readonly token: string | undefined;
  /** True for the second request, which proves that the browser returns the meter's cookie. */
  readonly isAgain?: boolean;
}

async function requestStory(
  element: HTMLElement,
  { token, isAgain = false }: Question,
  places: StoryPlaces,
): Promise<StoryAnswer> {
  const { environment, fill } = places;
  const response = await environment.fetch(toBlockUrl(element, environment) + (isAgain ? '&again=1' : ''), {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const answer: unknown = await response.json();
  if (!isAnswer(answer) || (isAgain && answer.kind === 'again'))
    throw new Error(`The rest of the story could not be fetched: ${response.status}.`);
  if (answer.kind === 'again') return requestStory(element, { token, isAgain: true }, places);
  if (answer.kind === 'open') fill(element, answer);
  return answer;
}

/** Requests the rest for every place of the page, and stops at the first refusal; see `OpenStory`. */
export async function openStory(token: string | undefined, places: StoryPlaces): Promise<StoryAnswer> {
  let last: StoryAnswer = { kind: 'unlocked' };
  for (const element of queryAll(places.root, LOCKED)) {
    last = await requestStory(element, { token }, places);
    if (last.kind !== 'open') break;
  }
  return last;
}
