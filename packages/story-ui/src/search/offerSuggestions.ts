/**
 * Suggestions under a search field while a reader types, as a combobox: the arrow keys choose, Enter takes the choice,
 * Escape closes. It uses no React, so that the bar of every page can fetch it with the first search.
 */
import type { Environment } from '@broadsheet/block-kit';
import type { Token } from '@broadsheet/ui';
import { toSuggestions } from './toSuggestions.ts';
import type { Suggestion } from './toSuggestions.ts';

/** How long a reader pauses before suggestions are requested, in milliseconds. */
const PAUSE_MS = 200;
const SHORTEST_TERM = 2;

/** As `token` of the shared components, which would bring React along. */
const token = (name: Token): string => `var(--bs-${name})`;

const LIST_STYLE = `position:absolute;z-index:5;inset-inline:0;inset-block-start:100%;margin:0;padding:0;list-style:none;
max-block-size:70vh;overflow:auto;background:${token('paper')};color:${token('ink')};
border:1px solid ${token('ink-soft')};border-radius:${token('radius')};font:400 ${token('type-1')}/1.35 ${token('sans')}`;
const OPTION_STYLE = `padding:0.7rem 0.85rem;cursor:pointer;overflow-wrap:anywhere;text-align:start;border-block-end:1px solid ${token('rule')}`;

export interface SuggestionsOptions {
  readonly input: HTMLInputElement;
  /** The name of the list for assistive technology. */
  readonly label: string;
  readonly site: string;
  readonly environment: Pick<Environment, 'every' | 'navigate'>;
  /** Ends the suggestions when it aborts. */
  readonly signal: AbortSignal;
  /** Searches for a term, with the fields of `suggestionsFilter`. */
  readonly search: (term: string) => Promise<unknown>;
}

interface Combobox {
  readonly input: HTMLInputElement;
  readonly list: HTMLUListElement;
  suggestions: readonly Suggestion[];
  /** The index of the chosen suggestion; -1: none. */
  active: number;
}

let lists = 0;

function createList({ input, label }: SuggestionsOptions): HTMLUListElement {
  const list = input.ownerDocument.createElement('ul');
  list.id = `suggestions-${(lists += 1)}`;
  list.role = 'listbox';
  list.ariaLabel = label;
  list.style.cssText = LIST_STYLE;
  list.hidden = true;
  input.role = 'combobox';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  input.after(list);
  return list;
}

function mark({ input, list }: Combobox, active: number): void {
  for (const [index, option] of [...list.children].entries()) {
    const isActive = index === active;
    option.ariaSelected = String(isActive);
    if (option instanceof HTMLElement) option.style.background = isActive ? token('tint') : '';
    if (isActive) option.scrollIntoView({ block: 'nearest' });
  }
  if (active < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', `${list.id}-${active}`);
}

/** Returns the text of a suggestion. A template runs no script and loads nothing. */
function toText(suggestion: Suggestion, page: Document): string {
  if (suggestion.kind === 'subject') return suggestion.text;
  const template = page.createElement('template');
  template.innerHTML = suggestion.headline;
  return template.content.textContent?.trim() ?? '';
}

function show(box: Combobox, suggestions: readonly Suggestion[]): void {
  const { input, list } = box;
  box.suggestions = suggestions;
  box.active = -1;
  list.replaceChildren(
    ...suggestions.map((suggestion, index) => {
      const option = list.ownerDocument.createElement('li');
      option.id = `${list.id}-${index}`;
      option.role = 'option';
      option.textContent = toText(suggestion, list.ownerDocument);
      option.style.cssText = `${OPTION_STYLE};font-weight:${suggestion.kind === 'subject' ? 600 : 400}`;
      if (suggestion.kind === 'story' && suggestion.language) {
        option.lang = suggestion.language;
        option.dir = 'auto';
      }
      return option;
    }),
  );
  mark(box, -1);
  list.hidden = suggestions.length === 0;
  input.setAttribute('aria-expanded', String(!list.hidden));
}

function accept(
  { input }: Combobox,
  suggestion: Suggestion,
  environment: SuggestionsOptions['environment'],
): void {
  if (suggestion.kind === 'story') {
    environment.navigate(suggestion.url);
    return;
  }
  input.value = suggestion.text;
  input.form?.requestSubmit();
}

function pressKey(box: Combobox, event: KeyboardEvent, environment: SuggestionsOptions['environment']): void {
  const { suggestions, active } = box;
  if (suggestions.length === 0 || event.isComposing) return;
  const chosen = suggestions[active];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    // One place more than there are suggestions: the field itself, where nothing is chosen.
    const places = suggestions.length + 1;
    box.active = ((active + 1 + step + places) % places) - 1;
    mark(box, box.active);
  } else if (event.key === 'Escape') {
    event.stopPropagation();
    event.preventDefault();
    show(box, []);
  } else if (event.key === 'Enter' && chosen !== undefined) {
    event.preventDefault();
    show(box, []);
    accept(box, chosen, environment);
  }
}

function followPointer(box: Combobox, { environment, signal }: SuggestionsOptions): void {
  const { list } = box;
  // Otherwise the press would take the focus from the field, and close the list before the click.
  list.addEventListener('mousedown', (press) => press.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const index = [...list.children].findIndex(
        (option) => target instanceof Node && option.contains(target),
      );
      const chosen = box.suggestions[index];
      show(box, []);
      if (chosen !== undefined) accept(box, chosen, environment);
    },
    { signal },
  );
}

function followTyping(box: Combobox, { site, environment, signal, search }: SuggestionsOptions): void {
  const { input } = box;
  let cancel = () => {};
  const suggest = async (typed: string) => {
    const suggestions = toSuggestions(await search(typed), { typed, site });
    // The reader may have typed on, or have left the field.
    if (input.value.trim() === typed && input.ownerDocument.activeElement === input && !signal.aborted)
      show(box, suggestions);
  };
  input.addEventListener(
    'input',
    () => {
      cancel();
      const typed = input.value.trim();
      if (typed.length < SHORTEST_TERM) {
        show(box, []);
        return;
      }
      cancel = environment.every(PAUSE_MS, () => {
        cancel();
        // Without suggestions the search works as before.
        suggest(typed).catch(() => show(box, []));
      });
    },
    { signal },
  );
  const close = () => {
    cancel();
    show(box, []);
  };
  input.addEventListener('blur', close, { signal });
  input.form?.addEventListener('submit', close, { signal });
  signal.addEventListener('abort', () => {
    cancel();
    box.list.remove();
  });
}

/** Offers suggestions under a search field from now on. The field's parent must be positioned. */
export function offerSuggestions(options: SuggestionsOptions): void {
  const { input, signal, environment } = options;
  const box: Combobox = { input, list: createList(options), suggestions: [], active: -1 };
  input.addEventListener('keydown', (event) => pressKey(box, event, environment), { signal });
  followPointer(box, options);
  followTyping(box, options);
}
