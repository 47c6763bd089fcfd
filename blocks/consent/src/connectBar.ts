/** The behaviour of the bar: when it is shown, the state of its checkboxes, and what its buttons choose. */
import { consentPurposes, coverPageEnd } from '@broadsheet/block-kit';
import type { ConsentPort, ConsentPurpose, OwnChoices } from '@broadsheet/block-kit';

interface Connection {
  readonly port: ConsentPort;
  readonly own: OwnChoices;
  /** Disconnects the bar when it aborts. */
  readonly signal: AbortSignal;
  /** Removes the reserved room at the page's end, when the bar is already shown. */
  readonly uncover: () => void;
}

/** A checkbox of the bar, for a purpose that the site asks for. */
interface Box {
  readonly input: HTMLInputElement;
  readonly purpose: ConsentPurpose;
}

function findBoxes(bar: HTMLElement): readonly Box[] {
  return [...bar.querySelectorAll('input')].flatMap((input) =>
    consentPurposes.filter((purpose) => purpose === input.value).map((purpose) => ({ input, purpose })),
  );
}

/** Sets the checkboxes to the stored choices, and disables those that Global Privacy Control refuses. */
function fill(bar: HTMLElement, boxes: readonly Box[], own: OwnChoices): void {
  for (const { input, purpose } of boxes) {
    const state = own.state(purpose);
    // Before the first choice, the reader's own ticks stay as they are.
    if (state !== 'unknown') input.checked = state === 'granted';
    input.disabled = own.isRefusedByGpc(purpose);
  }
  const note = bar.querySelector<HTMLElement>('[data-consent=gpc]');
  if (note !== null) note.hidden = !boxes.some(({ input }) => input.disabled);
}

/** Moves the focus after a choice: to the link that opened the bar, or to the page's content. */
function leaveTo(opener: HTMLElement | null, { ownerDocument }: HTMLElement): void {
  const next = opener?.isConnected === true ? opener : ownerDocument.getElementById('main');
  next?.focus({ preventScroll: true });
}

function createVisibility(bar: HTMLElement, release: () => void) {
  let uncover = release;
  let opener: HTMLElement | null = null;
  return {
    show(): void {
      if (!bar.hidden) return;
      bar.hidden = false;
      uncover = coverPageEnd(bar);
    },
    /** Shows the bar and moves the focus to it, for a reader who asked for it. */
    showAndFocus(): void {
      const { activeElement } = bar.ownerDocument;
      if (activeElement instanceof HTMLElement && !bar.contains(activeElement)) opener = activeElement;
      this.show();
      bar.focus();
    },
    hide(): void {
      if (bar.hidden) return;
      const hadFocus = bar.contains(bar.ownerDocument.activeElement);
      bar.hidden = true;
      uncover();
      if (hadFocus) leaveTo(opener, bar);
      opener = null;
    },
  };
}

/** Connects the bar: it is shown while there is a choice to make, or when a reader wants to see the earlier ones. */
export function connectBar(bar: HTMLElement, { port, own, signal, uncover }: Connection): void {
  const boxes = findBoxes(bar);
  const visibility = createVisibility(bar, uncover);
  const open = () => boxes.filter(({ input }) => !input.disabled);

  function choose(word: string): void {
    const isGranted = ({ input }: Box) => word === 'accept' || (word === 'save' && input.checked);
    const purposes = (chosen: readonly Box[]) => chosen.map(({ purpose }) => purpose);
    own.choose(purposes(open()), purposes(open().filter(isGranted)));
  }
  function update(): void {
    fill(bar, boxes, own);
    if (boxes.some(({ purpose }) => own.state(purpose) === 'unknown')) visibility.show();
    else visibility.hide();
  }

  bar.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null) choose(button.value);
    },
    { signal },
  );
  signal.addEventListener('abort', port.subscribe(update));
  signal.addEventListener(
    'abort',
    own.onOpen(() => {
      const details = bar.querySelector('details');
      // Readers who reopen the bar want to see what they chose.
      if (details !== null) details.open = true;
      visibility.showAndFocus();
    }),
  );
  signal.addEventListener('abort', () => visibility.hide());
  update();
}
