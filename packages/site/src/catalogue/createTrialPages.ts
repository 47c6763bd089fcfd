/**
 * Answers trials with whole pages that hold nothing but the block: with script, as a reader who looks gets it, or rendered for
 * a kind of reader. Each trial has an engine of its own with small caches, so that readers' caches never contain one.
 */
import { gzipSync } from 'node:zlib';
import type { Block } from '@broadsheet/block-kit';
import { createEngine } from '@broadsheet/engine';
import type { Engine, EngineOptions } from '@broadsheet/engine';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { answerPreview } from '../pagebuilder/previewAnswers.ts';
import type { FindPath } from './createPageFinder.ts';
import { stateContent } from './contentStates.ts';
import type { StatedEngine } from './contentStates.ts';
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

/** Returns the page of an example; one without an address, of an error or a shared section, gives way to that of a new block. */
const pageOf = ({ page }: Example): Omit<PageDocument, 'layout' | 'areas'> =>
  page === undefined || page.match.kind === 'status' || page.match.kind === 'shared-section'
    ? BARE_PAGE
    : page;

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

/** What a trial shows, and what it reads for that. */
export interface TrialFacts {
  /** Bytes of its markup and of the style rules that it needs, each compressed by itself. */
  readonly markup: number;
  readonly style: number;
  /** The content sources that it asks. */
  readonly sources: readonly string[];
}

export interface TrialPages {
  /** Responds with the page of a trial. */
  answer(block: Block, trial: Trial): Promise<Response>;
  /** Renders the block alone; `undefined` for a layout, and where the site has no page that could show it. */
  measure(block: Block, trial: Trial): Promise<TrialFacts | undefined>;
}

interface OpenTrial extends Pick<StatedEngine, 'sources'> {
  readonly engine: Engine;
  readonly document: PageDocument;
}

const getSize = (text: string): number => (text === '' ? 0 : gzipSync(text).byteLength);

function createTrialEngines(options: EngineOptions): (block: Block, trial: Trial) => OpenTrial {
  const opened = new Map<string, OpenTrial>();
  return (block, trial) => {
    const { theme, direction, language, content } = trial;
    const document = writePage(block, trial);
    const key = JSON.stringify([block.name, document, theme, direction, language, content]);
    const known = opened.get(key);
    if (known !== undefined) return known;
    const stated = stateContent(surround(options, document, trial), { block, content });
    const open = { engine: createEngine(stated.options), document, sources: stated.sources };
    opened.set(key, open);
    for (const old of [...opened.keys()].slice(0, -KEPT_ENGINES)) opened.delete(old);
    return open;
  };
}

/** Creates the pages of trials. */
export function createTrialPages({ engine: options, findPath }: TrialPagesOptions): TrialPages {
  const open = createTrialEngines(options);
  return {
    async answer(block, trial) {
      const { engine, document } = open(block, trial);
      const path = await findPath(document);
      if (path === undefined)
        return new Response('The site has no content yet that a page with this block could show.\n', {
          status: 404,
        });
      const { reader, content } = trial;
      if (reader === 'live' && content === 'answered')
        return engine.fetch(new Request(options.origin + path));
      const simulated = reader === 'live' ? {} : { reader };
      return answerPreview(await engine.previews.page({ document, path, ...simulated, audience: 'reader' }));
    },
    async measure(block, trial) {
      const { engine, document, sources } = open(block, trial);
      const path = await findPath(document);
      if (path === undefined) return undefined;
      const { id } = trial.example.node;
      const shown = await engine.previews.block({ document, path, audience: 'reader' }, { id, level: 2 });
      return shown && { markup: getSize(shown.html), style: getSize(shown.css.join('')), sources: sources() };
    },
  };
}
