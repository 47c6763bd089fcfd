/**
 * Replays interactions with an island that is not hydrated yet, or with a block that is enhanced at the first interaction.
 *
 * The first click, key or focus inside hydrates it at once, and so does scrolling a strip in it. A click on a control is
 * prevented and repeated when the island is ready; a link is followed, because it works without script, unless it has
 * `data-replay` and so is a control too.
 * A form that only script can send is prevented too: sent by the browser, its values would appear in the URL.
 * Focus and keys stay where they are, because hydration keeps the elements, and their events are repeated for the island.
 */
import { ISLAND, SLOT } from '../islands/wireFormat.ts';
import type { Hydrator } from './createHydrator.ts';
import { hideLost, showLost } from './showLost.ts';

/** Controls that do nothing useful before hydration; a submit button works by its form. */
const CONTROL = 'button:not([type=submit]),[role=button],[role=tab],summary,[data-replay]';
/** Those of them with which the browser does something by itself. */
const WORKS_ALONE = 'a,summary,[popovertarget]';
/** What waits for the reader: islands, and blocks that are enhanced when they are touched. */
const WAITING = `${ISLAND}[data-id],[data-when=touch]`;
/** Elements that own their content; the content of a slot belongs to another block. */
const OWNER = `${WAITING},${SLOT}`;
/** A finger that scrolls the page makes no `mousedown`, so that it hydrates nothing that it happens to lie on. */
const EVENTS = ['click', 'submit', 'keydown', 'focusin', 'mousedown', 'scroll'] as const;

/** What to run once the island is hydrated, or could not be. `holds`: whether the event itself is prevented. */
interface Repetition {
  readonly holds: boolean;
  /** Whether nothing at all happens without the island. */
  readonly needsIsland?: boolean;
  run(isReady: boolean): void;
}

function repeatClick(event: MouseEvent, target: Element, island: Element): Repetition | undefined {
  const control = target.closest<HTMLElement>(CONTROL);
  if (control?.closest(OWNER) !== island) return undefined;
  // The reader opens the link in a new tab.
  if (control instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey))
    return undefined;
  // If the island cannot be hydrated, the browser's default action is better than nothing.
  return { holds: true, needsIsland: !control.matches(WORKS_ALONE), run: () => control.click() };
}

function repeatSubmit(event: SubmitEvent, form: Element): Repetition | undefined {
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return undefined;
  const { submitter } = event;
  return { holds: true, needsIsland: true, run: (isReady) => isReady && form.requestSubmit(submitter) };
}

/** Repeats an event for the island; an untrusted event has no default action in the browser. */
function repeatTo(target: Element, copy: Event): Repetition {
  return {
    holds: false,
    run: () => target.matches(':focus') && target.dispatchEvent(copy),
  };
}

function toRepetition(event: Event, target: Element, island: Element): Repetition | undefined {
  if (event instanceof KeyboardEvent) return repeatTo(target, new KeyboardEvent(event.type, event));
  if (event instanceof FocusEvent) return repeatTo(target, new FocusEvent(event.type, event));
  if (event instanceof SubmitEvent) return repeatSubmit(event, target);
  return event instanceof MouseEvent && event.type === 'click'
    ? repeatClick(event, target, island)
    : undefined;
}

export function replayInteractions(root: Document, { isHydrated, hydrate }: Hydrator): void {
  let isRepeating = false;
  const tried = new WeakSet<Element>();

  async function repeat(island: HTMLElement, repetition: Repetition | undefined): Promise<void> {
    // On a slow line the script takes seconds, and a press that shows nothing is made again.
    if (repetition?.needsIsland) island.ariaBusy = 'true';
    const isReady = await hydrate(island);
    island.ariaBusy = null;
    if (repetition?.needsIsland) (isReady ? hideLost : showLost)(root);
    isRepeating = true;
    repetition?.run(isReady);
    isRepeating = false;
  }

  function listen(event: Event): void {
    const { target } = event;
    if (isRepeating || !(target instanceof Element)) return;
    const island = target.closest<HTMLElement>(WAITING);
    if (island === null || island.dataset['touch'] === 'off' || isHydrated(island)) return;
    // Scroll events fire many times a second, so a failed hydration is not tried again for each.
    if (event.type === 'scroll' && tried.has(island)) return;
    tried.add(island);
    const repetition = toRepetition(event, target, island);
    if (repetition?.holds) {
      event.preventDefault();
      event.stopPropagation();
    }
    void repeat(island, repetition);
  }

  for (const type of EVENTS) root.addEventListener(type, listen, true);
}
