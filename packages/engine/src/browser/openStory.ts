/** The rest of a locked story, for a reader who may read it; fetched by the first script that asks for it. */
import type { Environment, StoryAnswer } from '@broadsheet/block-kit';
import { LOCKED } from '../islands/wireFormat.ts';
import { toBlockUrl } from './createLazyBlockFetcher.ts';
import { queryAll } from './queryAll.ts';

type Answer = StoryAnswer | { readonly kind: 'again' };

const KINDS = ['open', 'teaser', 'expired', 'again'];

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(String(value.kind));
}

/** Where the places of the rest are, and how it comes into them. */
export interface StoryPlaces {
  readonly root: Document;
  readonly environment: Pick<Environment, 'fetch' | 'address'>;
  /** Puts a block of the wire format in the place of an element. @throws TypeError it has another form */
  fill(element: HTMLElement, block: unknown): void;
}

interface Question {
  readonly token: string | undefined;
  /** True when the answer before this one was a meter, which has to come back to be believed. */
  readonly isAgain?: boolean;
}

async function ask(
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
  if (answer.kind === 'again') return ask(element, { token, isAgain: true }, places);
  if (answer.kind === 'open') fill(element, answer);
  return answer;
}

/** Asks for every place of the page, and stops at the first that stays closed; see `OpenStory`. */
export async function openStory(token: string | undefined, places: StoryPlaces): Promise<StoryAnswer> {
  let last: StoryAnswer = { kind: 'unlocked' };
  for (const element of queryAll(places.root, LOCKED)) {
    last = await ask(element, { token }, places);
    if (last.kind !== 'open') break;
  }
  return last;
}
