/** Makes one page in every compared way, and proves that it is the same page. */
import type { ContentScope } from '@broadsheet/block-kit';
import { parsePageDocument } from '@broadsheet/engine';
import type { Engine, PageDocument } from '@broadsheet/engine';
import type { SamplePage } from '../samplePages.ts';
import { blocks } from './blocks.ts';
import { createTemplate } from './createTemplate.ts';
import { createTreeRenderer } from './createTreeRenderer.tsx';
import { cutDocument, readableText } from './cutDocument.ts';
import type { Way } from './measureRounds.ts';
import type { Newspaper } from './Newspaper.ts';
import { openEngine } from './openEngine.ts';
import { recordScope } from './recordScope.ts';

export const TREE = 'One React tree';
export const EMPTY = 'Engine, empty cache';
export const WARM = 'Engine, warm fragments';

export interface PageWays {
  readonly bytes: number;
  readonly ways: readonly Way[];
  /** The engine's complaints: blocks that are missing from the page. */
  readonly complaints: ReadonlySet<string>;
}

async function requirePage(engine: Engine, request: Request): Promise<string> {
  const response = await engine.fetch(request);
  if (response.status !== 200)
    throw new Error(`${request.url} is answered with ${response.status}; choose another sample page.`);
  return response.text();
}

function getDocument({ documents }: Newspaper, { path }: SamplePage, type: string): PageDocument {
  const document = documents.find(
    ({ match, pageType }) => (match.kind === 'path' && match.path === path) || pageType === type,
  );
  // Section pages insert their path into the queries of their blocks.
  const filled = parsePageDocument(JSON.parse(JSON.stringify(document ?? null).replaceAll(':section', path)));
  if (filled === undefined) throw new Error(`No page document makes ${path}.`);
  return filled;
}

function requireSameText(path: string, engineHtml: string, treeHtml: string): void {
  const [ours, theirs] = [readableText(engineHtml), readableText(treeHtml)];
  if (ours === theirs) return;
  let at = 0;
  while (ours[at] === theirs[at]) at += 1;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40));
  throw new Error(
    `The engine and the tree make different pages of ${path}: ${near(ours)} against ${near(theirs)}. Correct the tree.`,
  );
}

function asResponse(html: string): Response {
  return new Response(Buffer.from(html), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Records the complaints of engines; those about failed sources separately. */
function createComplaints() {
  const complaints = new Set<string>();
  const failures = new Set<string>();
  return {
    complaints,
    log(message: string, facts: Readonly<Record<string, unknown>> = {}): void {
      if (facts['source'] === undefined) complaints.add(message);
      else failures.add(`${message} ${String(facts['error'])}`);
    },
    /** Asserts that no source failed. @throws Error when one did, so that the page is incomplete */
    requireWhole(path: string): void {
      if (failures.size === 0) return;
      const list = [...failures].map((failure) => `\n- ${failure}`).join('');
      throw new Error(
        `${path} was made without all of its content, so its figures would say nothing:${list}`,
      );
    },
  };
}

/** Makes the page in every way. @throws Error when a source failed, or the ways make different pages */
export async function waysOfMaking(newspaper: Newspaper, page: SamplePage): Promise<PageWays> {
  const { complaints, log, requireWhole } = createComplaints();
  const request = (encoding = 'identity') =>
    new Request(`${newspaper.origin}${page.path}`, { headers: { 'accept-encoding': encoding } });
  const open = (maxFragments?: number, maxPages?: number) =>
    openEngine(newspaper, blocks, { maxFragments, maxPages }, log);

  let scope: ContentScope | undefined;
  const recording = recordScope(blocks, (seen) => (scope = seen));
  const html = await requirePage(openEngine(newspaper, recording, {}, log), request());
  requireWhole(page.path);
  if (scope === undefined) throw new Error(`${page.path} holds no block.`);
  const document = getDocument(newspaper, page, scope.page.type);
  const tree = createTreeRenderer(
    { document, scope, answers: newspaper.answers, cut: cutDocument(html) },
    blocks,
  );
  requireSameText(page.path, html, tree());
  const template = createTemplate(html);
  if (template.render() !== html) throw new Error('The template makes another page than the engine.');

  const [empty, warm, whole] = [open(0, 0), open(undefined, 0), open()];
  for (const engine of [empty, warm, whole]) await requirePage(engine, request());
  requireWhole(page.path);
  return {
    bytes: Buffer.byteLength(html),
    complaints,
    ways: [
      { name: TREE, make: () => asResponse(tree()) },
      { name: EMPTY, make: () => empty.fetch(request()) },
      { name: WARM, make: () => warm.fetch(request()) },
      { name: 'Engine, whole page', make: () => whole.fetch(request()) },
      { name: 'Engine, whole page, brotli', make: () => whole.fetch(request('br')) },
      {
        name: `String template, ${template.values} values`,
        make: () => asResponse(template.render()),
      },
    ],
  };
}
