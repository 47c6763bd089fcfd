/** Fetched for a story that was given for free: a reader who meets a wall has no use for it. */
import type { StoryAnswer } from '@broadsheet/block-kit';
import { findPart } from '../findPart.ts';

type Meter = NonNullable<Extract<StoryAnswer, { readonly kind: 'open' }>['meter']>;

/** Says below the story how many free ones were read. */
export function showMeter(place: HTMLElement, { count, limit }: Meter): void {
  const meter = findPart(place, 'meter');
  const words = findPart(meter, 'count');
  const text = words.dataset['text'] ?? '';
  words.textContent = text.replace('{count}', String(count)).replace('{limit}', String(limit));
  meter.hidden = false;
  place.hidden = false;
}
