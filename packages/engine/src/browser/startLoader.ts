/**
 * The script of a page: it finds what needs script and brings it when its moment comes.
 *
 * It knows no block and no React. An island's own code, and React with the first of them, is fetched when its trigger
 * fires and its probe, if it has one, says that there is something to do. A page that nobody touches and that has
 * nothing to say loads nothing more than this.
 */
import { browserEnvironment } from '@broadsheet/block-kit/environment';
import { ENHANCED, ISLAND, LAZY } from '../islands/wireFormat.ts';
import type { LazyBlock } from '../islands/wireFormat.ts';
import { createElementContexts } from './createElementContexts.ts';
import { createHydrator } from './createHydrator.ts';
import { createLazyBlockFetcher } from './createLazyBlockFetcher.ts';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';
import { bringNearby, startEmbeds } from './embeds/startEmbeds.ts';
import { queryAll } from './queryAll.ts';
import { readPageData } from './readPageData.ts';
import { replayInteractions } from './replayInteractions.ts';
import { startIsland } from './startIsland.ts';
import { whenVisible } from './triggers/whenVisible.ts';

/** Lazy blocks come in at this distance from the viewport, in CSS pixels. */
const LAZY_MARGIN = 300;

export function startLoader(modules: LoaderModules, root: Document = document): void {
  let data = readPageData(root);
  const { site } = data;
  const environment = browserEnvironment(site.basePath);
  const blocks = createLazyBlockFetcher(root, environment);
  const contextOf = createElementContexts({ root, modules, site, environment, blocks, fill });

  async function enhance(element: HTMLElement): Promise<void> {
    const module = await findModule(modules.enhancements, element.dataset['enhance']);
    module.enhance(contextOf(element));
  }

  const hydrator = createHydrator({ modules, pageData: () => data, enhance });

  function startEnhancement(element: HTMLElement): void {
    const start = () => void hydrator.hydrate(element);
    const { when, stored } = element.dataset;
    if (when === undefined || (stored !== undefined && environment.readLocalItem(stored) !== undefined))
      start();
    else if (when === 'visible') whenVisible(element, 0, start);
  }

  function fill(element: HTMLElement, { html, islands, content }: LazyBlock): void {
    data = {
      ...data,
      islands: { ...data.islands, ...islands },
      content: { ...data.content, ...content },
    };
    const parent = element.parentElement;
    element.outerHTML = html;
    if (parent !== null) prepare(parent);
  }

  const seen = new WeakSet<Element>();
  function each(scope: Document | Element, selector: string, run: (element: HTMLElement) => void): void {
    for (const element of queryAll(scope, selector)) {
      if (seen.has(element)) continue;
      seen.add(element);
      run(element);
    }
  }

  function prepare(scope: Document | Element): void {
    each(scope, `${ISLAND}[data-id]`, (element) => startIsland(contextOf(element), modules, hydrator));
    each(scope, `${ENHANCED}[data-enhance]`, startEnhancement);
    each(scope, '[data-embed-load]', (figure) =>
      whenVisible(figure, LAZY_MARGIN, () => bringNearby(contextOf(figure), modules.embeds)),
    );
    each(scope, LAZY, (element) =>
      whenVisible(element, LAZY_MARGIN, () => {
        blocks
          .fetchBlock(element)
          .then((block) => fill(element, block))
          .catch(reportError);
      }),
    );
  }

  replayInteractions(root, hydrator);
  startEmbeds(root, modules.embeds);
  prepare(root);
}
