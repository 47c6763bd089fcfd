/**
 * Enhances the navigation bar, which also works without script. The browser itself opens and closes the sections menu, on
 * Escape and on a click outside as well (`popover`), and the lists in it (`details`).
 *
 * It is sent with every page, so it uses no React, and what only an open menu or a search needs is fetched with them.
 */
import type { Enhance } from '@broadsheet/block-kit';
import type { Bar } from './Bar.ts';

/** The first two are milliseconds, the others CSS pixels; the README explains them. */
const SCROLL_DEBOUNCE = 100;
const LOGO_DELAY = 1000;
const SHOWN_ABOVE = 150;
const HIDDEN_UNDER = 30;

function after({ environment, signal }: Bar, milliseconds: number, run: () => void): () => void {
  const stop = environment.every(milliseconds, () => {
    stop();
    run();
  });
  signal.addEventListener('abort', stop);
  return stop;
}

/** Fetches what an open menu needs when one is opened. */
function watchMenu(bar: Bar): void {
  const panel = bar.nav.querySelector<HTMLElement>('[popover]');
  if (panel === null) return;
  const loadMenu = async (isOpen: boolean) => {
    const { followMenu } = await import('./followMenu.ts');
    followMenu(bar, { panel, isOpen });
  };
  const follow = (isOpen: boolean) => void loadMenu(isOpen).catch(reportError);
  panel.addEventListener('toggle', (event) => follow('newState' in event && event.newState === 'open'), {
    signal: bar.signal,
  });
  // The reader may have opened the menu before this script ran.
  if ('checkVisibility' in panel && panel.checkVisibility()) follow(true);
}

/** Fetches what an open search box needs when its button is pressed; without it the press leads to the page of results. */
function watchSearch(form: HTMLFormElement, bar: Bar): void {
  const open = async () => {
    const { openSearch } = await import('./openSearch.ts');
    openSearch(form, bar);
  };
  form.querySelector('button')?.addEventListener(
    'click',
    (press) => {
      if (form.hasAttribute('data-open')) return;
      press.preventDefault();
      open().catch(() => form.submit());
    },
    { signal: bar.signal },
  );
}

async function loadHostedSearch(bar: Bar): Promise<void> {
  const { openHostedSearch } = await import('./openHostedSearch.ts');
  openHostedSearch(bar);
}

function followScroll(bar: Bar, view: Window): void {
  const { nav, page, signal } = bar;
  const hasMasthead = page.querySelector('[data-masthead-logo]') !== null;
  const look = () => {
    const { scrollY } = view;
    nav.toggleAttribute('data-scrolled', scrollY > 0);
    if (hasMasthead && (scrollY > SHOWN_ABOVE || scrollY < HIDDEN_UNDER))
      nav.toggleAttribute('data-logo', scrollY > SHOWN_ABOVE);
  };
  let cancel = () => {};
  view.addEventListener(
    'scroll',
    () => {
      cancel();
      cancel = after(bar, SCROLL_DEBOUNCE, look);
    },
    { signal, passive: true },
  );
  look();
  if (!hasMasthead) after(bar, LOGO_DELAY, () => nav.setAttribute('data-logo', ''));
}

/** Enhances the bar. @param context its element is the bar or contains it */
export const enhance: Enhance = ({ element, environment, site, fetchContent }) => {
  const nav = element.closest('nav') ?? element.querySelector('nav');
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (nav === null || view === null) return () => undefined;
  const leaving = new AbortController();
  const bar: Bar = { nav, page, environment, site, fetchContent, signal: leaving.signal };
  watchMenu(bar);
  for (const form of nav.querySelectorAll<HTMLFormElement>('form[data-collapsed]')) watchSearch(form, bar);
  if (nav.querySelector('[data-queryly]') !== null) loadHostedSearch(bar).catch(reportError);
  const folder = environment.address().split(/[/?]/)[1];
  for (const list of nav.querySelectorAll<HTMLDetailsElement>('details[data-folder]'))
    if (list.dataset['folder'] === folder) list.open = true;
  followScroll(bar, view);
  return () => {
    leaving.abort();
    page.body.classList.remove('nav-open');
  };
};
