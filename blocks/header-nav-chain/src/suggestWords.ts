import { offerSuggestions, suggestionsFilter } from '@broadsheet/story-ui';
import type { Bar } from './Bar.ts';

/** Offers suggestions under the field of a search box in the bar or in its menu. */
export function suggestWords(form: HTMLElement, { site, environment, signal, fetchContent }: Bar): void {
  const input = form.querySelector('input');
  if (input === null) return;
  offerSuggestions({
    input,
    label: form.dataset['suggestions'] ?? '',
    site,
    environment,
    signal,
    search: (query) => fetchContent('search-api', { query, page: '1' }, suggestionsFilter(site)),
  });
}
