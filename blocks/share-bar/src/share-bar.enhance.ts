/**
 * Opens networks in small windows, opens the device's share sheet where there is one, and copies the link. Failures fall
 * back to what works without script: a blocked window to the link, a refused clipboard to a link for copying by hand.
 */
import type { ElementContext, Enhance, Environment } from '@broadsheet/block-kit';

/** The size of the small windows in CSS pixels. */
const SMALL = { width: 658, height: 354 };
const LARGE = { width: 830, height: 460 };
/** Milliseconds for which the message about a copied link is shown. */
const SAID_MS = 6_000;

type View = Window & typeof globalThis;

function openWindow(view: View, network: string, href: string): boolean {
  const { width, height } = /linkedIn|email/.test(network) ? LARGE : SMALL;
  const left = Math.round(view.screenX + (view.outerWidth - width) / 2);
  const top = Math.round(view.screenY + (view.outerHeight - height) / 2);
  const place = `left=${Math.max(0, left)},top=${Math.max(0, top)}`;
  const opened = view.open(
    href,
    `share-${network}`,
    `popup,width=${width},height=${height},${place},scrollbars=no`,
  );
  // The opened page must not have access to this one.
  if (opened !== null) opened.opener = null;
  return opened !== null;
}

function createMessages(said: HTMLElement, { every }: Environment) {
  let cancel = () => {};
  const clear = () => {
    cancel();
    said.replaceChildren();
  };
  return (text: string | undefined, url?: string): void => {
    clear();
    if (text === undefined) return;
    const shown = said.ownerDocument.createElement('span');
    shown.textContent = url === undefined ? text : `${text} `;
    said.append(shown);
    if (url === undefined) cancel = every(SAID_MS, clear);
    else shown.appendChild(said.ownerDocument.createElement('b')).textContent = url;
  };
}

function runBar(bar: HTMLElement, view: View, environment: Environment): () => void {
  const leaving = new AbortController();
  const { share: url = '', title = '' } = bar.dataset;
  const { navigator } = view;
  const said = bar.querySelector('output');
  const showMessage = said === null ? () => undefined : createMessages(said, environment);
  const { copied = '', refused = '' } = said?.dataset ?? {};

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showMessage(copied);
    } catch {
      showMessage(refused, url);
    }
  }

  /** Opens the share sheet. Closing it is a choice; if it cannot open, the link is copied instead. */
  const openSheet = async () =>
    navigator
      .share({ title, url })
      .catch((error: unknown) =>
        error instanceof view.DOMException && error.name === 'AbortError' ? undefined : copy(),
      );

  function press(event: MouseEvent): void {
    if (!(event.target instanceof view.Element)) return;
    const item = event.target.closest<HTMLElement>('li');
    const { network, act } = item?.dataset ?? {};
    const link = item?.querySelector('a');
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    showMessage(undefined);
    if (network !== undefined && link && isPlain && openWindow(view, network, link.href))
      event.preventDefault();
    else if (act !== undefined) void (act === 'sheet' && 'share' in navigator ? openSheet() : copy());
  }

  const sheet = bar.querySelector<HTMLElement>('[data-act=sheet]');
  if (sheet !== null) sheet.style.visibility = 'share' in navigator ? 'visible' : 'hidden';
  bar.addEventListener('click', press, { signal: leaving.signal });
  return () => {
    leaving.abort();
    if (sheet !== null) sheet.style.visibility = '';
    showMessage(undefined);
  };
}

/** Enhances the bar. @param context its element is the bar or contains it */
export const enhance: Enhance = ({ element, environment }: ElementContext) => {
  const bar = element.matches('[data-share]') ? element : element.querySelector<HTMLElement>('[data-share]');
  const view = element.ownerDocument.defaultView;
  return bar === null || view === null ? () => undefined : runBar(bar, view, environment);
};
