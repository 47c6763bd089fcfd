/** Writes the documentation: a page for each document, and for each block how it looks. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listApiPages } from './api/listApiPages.ts';
import { printApi, printApiIndex } from './api/printApi.ts';
import { createFileStore } from './createFileStore.ts';
import type { FileStore } from './createFileStore.ts';
import { documentFrame, escapeHtml } from './documentFrame.ts';
import { listPages } from './listPages.ts';
import type { DocumentPage } from './listPages.ts';
import { renderMarkdown } from './renderMarkdown.ts';
import { startSample } from './startSample.ts';
import { readStill, STILLS } from './stillBlocks.ts';

const REPOSITORY = 'https://github.com/broadsheet-news/broadsheet';

export interface DocsOptions {
  /** The absolute path of the repository. */
  readonly root: string;
  /** The absolute path of the folder that is written; what it held is removed. */
  readonly out: string;
}

export interface WrittenDocs {
  readonly pages: number;
  readonly stills: number;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Returns the registered name of the block of a README; `undefined` for other documents. */
async function readBlockName({ root }: DocsOptions, { source }: DocumentPage): Promise<string | undefined> {
  const folder = /^blocks\/([^/]+)\/README\.md$/.exec(source)?.[1];
  if (folder === undefined) return undefined;
  const entry = await readFile(join(root, 'blocks', folder, 'src/block.ts'), 'utf8');
  return /^\s*name: '([^']+)'/m.exec(entry)?.[1];
}

interface StillsOptions extends DocsOptions {
  readonly origin: string;
  readonly files: FileStore;
}

/** Writes how a block looks beside its page. Returns the markup that shows it, which is empty for outputs. */
async function writeStills(block: string, page: DocumentPage, options: StillsOptions) {
  const shown: string[] = [];
  for (const still of STILLS) {
    const html = await readStill(options.origin, block, still);
    if (html === undefined) continue;
    const local = await options.files.localise(html, '../../files');
    await write(join(options.out, dirname(page.address), `${still.name}.html`), local);
    shown.push(
      `<figure><iframe loading="lazy" src="${still.name}.html" title="${still.title}"></iframe><figcaption>${escapeHtml(still.title)}</figcaption></figure>`,
    );
  }
  const markup =
    shown.length === 0 ? '' : `<h2 id="look">How it looks</h2><div class="stills">${shown.join('')}</div>`;
  return { markup, count: shown.length };
}

interface ApiOptions extends DocsOptions {
  /** All pages of the documentation. */
  readonly pages: readonly DocumentPage[];
  readonly documents: ReadonlySet<string>;
}

const API_INDEX: DocumentPage = {
  source: 'packages/docs/package.json',
  address: 'api/index.html',
  title: 'API: all names',
  group: 'API',
};

/** Writes what each package exports, and a list of all names. */
async function writeApi({ root, out, pages, documents }: ApiOptions): Promise<void> {
  const packages = listApiPages(root);
  const texts = [
    { ...API_INDEX, text: printApiIndex(packages) },
    ...packages.map((page) => ({ ...page, text: printApi(page, packages) })),
  ];
  const known = new Set([...documents, ...texts.map(({ address }) => address)]);
  for (const { address, title, text } of texts) {
    // Its links are relative to the page itself.
    const body = renderMarkdown(text, { source: address, documents: known, repository: REPOSITORY });
    await write(join(out, address), documentFrame({ address, title, body, pages }));
  }
}

/** @throws Error when the sample newspaper has not been built or does not start */
export async function buildDocs(options: DocsOptions): Promise<WrittenDocs> {
  const { root, out } = options;
  const read = listPages(root);
  const pages = [...read, API_INDEX, ...listApiPages(root)];
  const documents = new Set(read.map(({ source }) => source));
  await using sample = await startSample(root);
  const files = createFileStore(sample.origin, join(out, 'files'));
  await rm(out, { recursive: true, force: true });
  await cp(join(root, 'docs/pictures'), join(out, 'docs/pictures'), { recursive: true });
  let stills = 0;
  await writeApi({ root, out, pages, documents });
  for (const page of read) {
    const { source, address, title } = page;
    const text = await readFile(join(root, source), 'utf8');
    const markdown = renderMarkdown(text, { source, documents, repository: REPOSITORY });
    const block = await readBlockName(options, page);
    const { markup, count } =
      block === undefined
        ? { markup: '', count: 0 }
        : await writeStills(block, page, { ...options, origin: sample.origin, files });
    stills += count;
    await write(join(out, address), documentFrame({ address, title, body: markdown + markup, pages }));
  }
  return { pages: pages.length, stills };
}
