/**
 * The catalogue of a site's blocks, its own among them: `/sandbox/docs/` lists them, and each has a page on which it can be
 * tried with other values, languages, colours and readers. It is made from the blocks and from the pages of the site, so it
 * cannot be out of date. It is part of the sandbox: for this computer, while a site is developed.
 */
import { addBaseToHtml } from '@broadsheet/client-core';
import type { Block } from '@broadsheet/block-kit';
import type { EngineOptions } from '@broadsheet/engine';
import type { ScriptFile } from '@broadsheet/page-lint';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { blockPage } from './blockPage.ts';
import { catalogueIndex } from './catalogueIndex.ts';
import { CATALOGUE_PATH, cataloguePage } from './cataloguePage.ts';
import type { Markup } from './cataloguePage.ts';
import { createPageFinder } from './createPageFinder.ts';
import { createTrialPages } from './createTrialPages.ts';
import { findExamples } from './findExamples.ts';
import { readTrial } from './Trial.ts';

export interface CatalogueOptions {
  /** The options of the engine that serves readers. */
  readonly engine: EngineOptions;
  /** Returns the files of a block's script; `undefined` while it has not been built. */
  readonly scriptsOf: (block: Block) => readonly ScriptFile[] | undefined;
  /** The path of the site on its origin, or an empty text. */
  readonly basePath: string;
}

/** Returns the blocks of a site by name; of two with one name the later counts. */
const byName = (blocks: readonly Block[]): ReadonlyMap<string, Block> =>
  new Map(blocks.map((block) => [block.name, block]));

const answerUnknown = (): Response => new Response('This site has no such block.\n', { status: 404 });

/** Creates the routes of the catalogue. */
export function createCatalogue({ engine, scriptsOf, basePath }: CatalogueOptions): Hono {
  const app = new Hono();
  const blocks = byName(engine.blocks);
  const trials = createTrialPages({ engine, findPath: createPageFinder(engine.load) });

  async function answer(context: Context, title: string, body: Markup): Promise<Response> {
    const page = await cataloguePage({ title, themeCss: engine.assets().themeCss, body });
    context.header('Cache-Control', 'no-store');
    return context.html(addBaseToHtml(page.toString(), basePath));
  }

  function readBlock(context: Context) {
    const block = blocks.get(context.req.param('name') ?? '');
    if (block === undefined) return undefined;
    const query = new URL(context.req.url).searchParams;
    const examples = findExamples(block, engine.pages());
    const trial = readTrial(query, { block, examples });
    return trial && { block, examples, trial, query };
  }

  app.get(CATALOGUE_PATH, (context) => {
    const search = context.req.query('q') ?? '';
    return answer(context, 'All', catalogueIndex([...blocks.values()], search));
  });
  app.get(`${CATALOGUE_PATH}blocks/:name/`, async (context) => {
    const tried = readBlock(context);
    if (tried === undefined) return answerUnknown();
    const facts = await trials.measure(tried.block, tried.trial);
    const newspaper = { apiOrigin: engine.origin + basePath, siteId: engine.site().id };
    const scripts = scriptsOf(tried.block);
    return answer(context, tried.block.title, blockPage({ ...tried, scripts, facts, newspaper }));
  });
  app.get(`${CATALOGUE_PATH}blocks/:name/trial/`, (context) => {
    const tried = readBlock(context);
    if (tried === undefined) return answerUnknown();
    return trials.answer(tried.block, tried.trial);
  });
  return app;
}
