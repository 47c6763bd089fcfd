/**
 * Shows the meter. It is fetched only for a story that was free, because readers who meet a wall do not need it. It imports
 * nothing from the wall.
 */
import type { StoryAnswer } from '@broadsheet/block-kit';

type Open = Extract<StoryAnswer, { readonly kind: 'open' }>;

/** Shows below the story how many free ones the reader has read. */
export function showMeter(place: HTMLElement, { meter: told }: Open): void {
  if (told === undefined) return;
  const meter = place.querySelector<HTMLElement>('[data-part=meter]');
  const words = meter?.querySelector<HTMLElement>('[data-part=count]');
  if (!meter || !words) throw new Error('The wall has no room for its meter.');
  const text = words.dataset['text'] ?? '';
  words.textContent = text.replace('{count}', String(told.count)).replace('{limit}', String(told.limit));
  meter.hidden = false;
  place.hidden = false;
}
