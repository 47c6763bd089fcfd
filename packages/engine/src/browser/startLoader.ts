/**
 * The script of a page: it finds what needs script and brings it when its moment comes.
 *
 * It knows no block and no React. An island's own code, and React with the first of them, is fetched when its trigger
 * fires and its probe, if it has one, says that there is something to do. A page that nobody touches and that has
 * nothing to say loads nothing more than this.
 */
import { browserEnvironment } from '@broadsheet/block-kit/environment';
import type { ElementContext } from '@broadsheet/block-kit';
import { ENHANCED, ISLAND, LAZY } from '../islands/wireFormat.ts';
import type { LazyPlace, PageData } from '../islands/wireFormat.ts';
import { createFetchContent } from './fetchContent.ts';
import type { LoaderModules } from './LoaderModules.ts';
import { openEmbeds } from './openEmbed.ts';
import { readPageData } from './readPageData.ts';
import { replayInteractions } from './replay.ts';
import { whenIdle } from './triggers/whenIdle.ts';
import { whenVisible } from './triggers/whenVisible.ts';

/** Islands wake this many CSS pixels before they are seen; lazy blocks come in at the distance of the specification. */
const VISIBLE_MARGIN = 200;
const LAZY_MARGIN = 300;

export function startLoader(modules: LoaderModules, root: Document = document): void {
  let data = readPageData(root);
  const awake = new WeakSet<Element>();
  const waking = new WeakMap<Element, Promise<void>>();
  const environment = browserEnvironment();
  const contextOf = (element: HTMLElement): ElementContext => ({
    element,
    site: data.site.id,
    environment,
    fetchContent: createFetchContent(data.site.id),
  });

  async function hydrate(element: HTMLElement): Promise<void> {
    const { id = '', name = '' } = element.dataset;
    const load = modules.islands[name];
    const island = data.islands[id];
    if (load === undefined || island === undefined)
      throw new Error(`The island "${name}" is not part of this build.`);
    const [runtime, module] = await Promise.all([modules.runtime(), load()]);
    await runtime.hydrateIsland(element, module, island, data);
    awake.add(element);
  }

  function wake(element: Element): Promise<void> {
    let promise = waking.get(element);
    if (promise === undefined && element instanceof HTMLElement) {
      promise = hydrate(element).catch((error: unknown) => {
        // The markup from the server stays; the next interaction tries again.
        waking.delete(element);
        reportError(error);
      });
      waking.set(element, promise);
    }
    return promise ?? Promise.resolve();
  }

  async function probe(element: HTMLElement, name: string): Promise<void> {
    const module = await modules.probes[name]?.();
    await module?.probe({ ...contextOf(element), wake: () => void wake(element) });
  }

  function prepareIsland(element: HTMLElement): void {
    const { when, probe: probeName } = element.dataset;
    const moment = () => {
      if (probeName === undefined) void wake(element);
      // A probe that cannot reach its source has nothing to show; the next page asks again.
      else void probe(element, probeName).catch(() => undefined);
    };
    if (when === 'load') moment();
    else if (when === 'idle') whenIdle(moment);
    else if (when === 'visible') whenVisible(element, VISIBLE_MARGIN, moment);
  }

  async function enhance(element: HTMLElement): Promise<void> {
    const module = await modules.enhancements[element.dataset['enhance'] ?? '']?.();
    module?.enhance(contextOf(element));
  }

  async function fill(element: HTMLElement): Promise<void> {
    const { place = '', level = '1' } = element.dataset;
    const values = new URLSearchParams({ path: location.pathname, place, level });
    const response = await fetch(`/_broadsheet/place?${values}`);
    if (!response.ok) return;
    const lazy: LazyPlace = await response.json();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(lazy.css);
    root.adoptedStyleSheets.push(sheet);
    data = join(data, lazy.data);
    const template = root.createElement('template');
    template.innerHTML = lazy.html;
    const parent = element.parentElement;
    element.replaceWith(template.content);
    if (parent !== null) prepare(parent);
  }

  const seen = new WeakSet<Element>();
  function each(scope: ParentNode, selector: string, run: (element: HTMLElement) => void): void {
    for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
      if (seen.has(element)) continue;
      seen.add(element);
      run(element);
    }
  }

  function prepare(scope: ParentNode): void {
    each(scope, `${ISLAND}[data-id]`, prepareIsland);
    each(scope, `${ENHANCED}[data-enhance]`, (element) => void enhance(element));
    each(scope, LAZY, (element) => whenVisible(element, LAZY_MARGIN, () => void fill(element)));
  }

  replayInteractions(root, awake, wake);
  openEmbeds(root);
  prepare(root);
}

function join(page: PageData, more: PageData): PageData {
  return {
    ...page,
    islands: { ...page.islands, ...more.islands },
    content: { ...page.content, ...more.content },
  };
}
