/**
 * Answers trials with whole pages that hold nothing but the block: with script, as a reader who looks gets it, or rendered for
 * a kind of reader. Each trial has an engine of its own with small caches, so that readers' caches never contain one.
 */
import type { Block } from '@broadsheet/block-kit';
import { createEngine } from '@broadsheet/engine';
import type { Engine, EngineOptions } from '@broadsheet/engine';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { answerPreview } from '../pagebuilder/previewAnswers.ts';
import type { FindPath } from './createPageFinder.ts';
import type { Example } from './findExamples.ts';
import type { Trial, TrialDirection, TrialLanguage, TrialTheme } from './Trial.ts';

/** The path of a block that no page has. */
const OWN_PATH = '/sandbox/docs/new-block/';

/** The layout around a block: it has one area, `body`. */
const LAYOUT = 'single-column-regular';

/** The trials whose engines are kept: somebody who tries one comes back to the one before. */
const KEPT_ENGINES = 6;

const ENGINE_BYTES = 4_000_000;

const BARE_PAGE: Omit<PageDocument, 'layout' | 'areas'> = {
  id: 'trial',
  name: 'Trial',
  match: { kind: 'path', path: OWN_PATH },
  pageType: 'page',
  content: undefined,
  meta: {},
};

const words = (area: string): BlockNode => ({
  id: `area-${area}`,
  block: 'header',
  fields: { text: area },
  children: [],
});

/** Returns the page of an example; pages of errors have no address, so that their blocks are shown at that of a new block. */
const pageOf = ({ page }: Example): Omit<PageDocument, 'layout' | 'areas'> =>
  page === undefined || page.match.kind === 'status' ? BARE_PAGE : page;

/** Returns the page of a trial: a layout with the name of each area in it, and any other block alone. */
function writePage(block: Block, { example, fields }: Trial): PageDocument {
  const page = pageOf(example);
  if (block.kind === 'layout') {
    const areas = Object.fromEntries(block.areas.map((area) => [area, [words(area)]]));
    return { ...page, layout: block.name, areas };
  }
  return { ...page, layout: LAYOUT, areas: { body: [{ ...example.node, fields }] } };
}

type Surroundings = {
  readonly theme: TrialTheme;
  readonly direction: TrialDirection;
  readonly language: TrialLanguage;
};

/** Returns the options of an engine that has one page, in other surroundings. */
function surround(
  options: EngineOptions,
  document: PageDocument,
  { theme, direction, language }: Surroundings,
): EngineOptions {
  const assets = () => {
    const built = options.assets();
    return { ...built, themeCss: `${built.themeCss}:root{color-scheme:${theme}!important}` };
  };
  return {
    ...options,
    assets,
    pages: () => [document],
    redirects: () => [],
    site: () => ({ ...options.site(), locale: language, textDirection: direction }),
    cacheBytes: ENGINE_BYTES,
  };
}

export interface TrialPagesOptions {
  readonly engine: EngineOptions;
  readonly findPath: FindPath;
}

/** Returns a function that answers with the page of a trial. */
export function createTrialPages({ engine: options, findPath }: TrialPagesOptions) {
  const engines = new Map<string, Engine>();

  function openEngine(document: PageDocument, { theme, direction, language }: Surroundings): Engine {
    const key = JSON.stringify([document, theme, direction, language]);
    const known = engines.get(key);
    if (known !== undefined) return known;
    const engine = createEngine(surround(options, document, { theme, direction, language }));
    engines.set(key, engine);
    for (const old of [...engines.keys()].slice(0, -KEPT_ENGINES)) engines.delete(old);
    return engine;
  }

  return async function answerTrial(block: Block, trial: Trial): Promise<Response> {
    const document = writePage(block, trial);
    const engine = openEngine(document, trial);
    const path = await findPath(document);
    if (path === undefined)
      return new Response('The site has no content yet that a page with this block could show.\n', {
        status: 404,
      });
    if (trial.reader === 'live') return engine.fetch(new Request(options.origin + path));
    const { reader } = trial;
    return answerPreview(await engine.previews.page({ document, path, reader, audience: 'reader' }));
  };
}
