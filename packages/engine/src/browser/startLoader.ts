/**
 * The script of a page: it finds the elements that need script and loads it when their trigger fires.
 *
 * It knows no block and no React. An island's own code, and React with the first island, is fetched when its trigger fires
 * and its probe, if it has one, decides that there is something to do. A page that nobody interacts with and whose probes
 * find nothing loads nothing else.
 */
import { browserEnvironment } from '@broadsheet/block-kit/environment';
import { ENHANCED, ISLAND, LAZY } from '../islands/wireFormat.ts';
import type { LazyBlock } from '../islands/wireFormat.ts';
import { createConsentGate } from './createConsentGate.ts';
import { createElementContexts } from './createElementContexts.ts';
import { createHydrator } from './createHydrator.ts';
import { createLazyBlockFetcher } from './createLazyBlockFetcher.ts';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';
import { loadNearby, startEmbeds } from './embeds/startEmbeds.ts';
import { queuePresses } from './queuePresses.ts';
import { queryAll } from './queryAll.ts';
import { readPageData } from './readPageData.ts';
import { replayInteractions } from './replayInteractions.ts';
import { startIsland } from './startIsland.ts';
import { wakeWhen } from './triggers/wakeWhen.ts';
import { whenShown } from './triggers/whenShown.ts';
import { LAZY_MARGIN, whenVisible } from './triggers/whenVisible.ts';

export function startLoader(modules: LoaderModules, root: Document = document): void {
  let data = readPageData(root);
  const { site } = data;
  const environment = browserEnvironment(site.basePath);
  const blocks = createLazyBlockFetcher(root, environment);

  async function enhance(element: HTMLElement): Promise<void> {
    const module = await findModule(modules.enhancements, element.dataset['enhance']);
    module.enhance(contextOf(element));
  }

  const hydrator = createHydrator({ modules, pageData: () => data, enhance });
  const { consent, update } = createConsentGate({ root, modules, site, environment, hydrator });
  const contextOf = createElementContexts({ root, modules, site, environment, consent, blocks, fill });

  function startEnhancement(element: HTMLElement): void {
    const start = () => void hydrator.hydrate(element);
    const { stored } = element.dataset;
    if (stored !== undefined && environment.readLocalItem(stored) !== undefined) start();
    else wakeWhen(element, start);
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
      whenShown(element, { run: () => run(element), afterwards: update });
    }
  }

  function prepare(scope: Document | Element): void {
    each(scope, `${ISLAND}[data-id]`, (element) => startIsland(contextOf(element), modules, hydrator));
    each(scope, `${ENHANCED}[data-enhance]`, startEnhancement);
    each(scope, '[data-embed-load]', (figure) =>
      whenVisible(figure, LAZY_MARGIN, () => loadNearby(contextOf(figure), modules.embeds)),
    );
    each(scope, LAZY, (element) =>
      whenVisible(element, LAZY_MARGIN, () => {
        blocks
          .fetchBlock(element)
          .then((block) => fill(element, block))
          .catch(reportError);
      }),
    );
    update();
  }

  replayInteractions(root, hydrator);
  queuePresses(root);
  startEmbeds(root, modules.embeds);
  prepare(root);
}
