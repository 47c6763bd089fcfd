import type { StoryAnswer } from '@broadsheet/block-kit';

type Open = Extract<StoryAnswer, { readonly kind: 'open' }>;

/** Shows below the story how many free ones the reader has read. */
export function showMeter(place: HTMLElement, { meter }: Open): void {
  if (meter === undefined) return;
  const line = place.querySelector<HTMLElement>('[data-part=meter]');
  const words = line?.querySelector<HTMLElement>('[data-part=count]');
  if (!line || !words) throw new Error('The wall has no room for its meter.');
  const text = words.dataset['text'] ?? '';
  words.textContent = text.replace('{count}', String(meter.count)).replace('{limit}', String(meter.limit));
  line.hidden = false;
  place.hidden = false;
}
