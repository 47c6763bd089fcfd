/**
 * The check before a page is published: what is wrong with its document, and with what its readers would get. It speaks to
 * editors, names the block that each finding is about, and changes nothing.
 */
import type { Block } from '@broadsheet/block-kit';
import { parsePageDocument, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { CheckedPage, ScriptFile } from './CheckedPage.ts';
import { checkDocument } from './document/checkDocument.ts';
import type { Finding, Severity } from './Finding.ts';
import { readMarkup } from './markup/readMarkup.ts';
import { PAGE_RULES } from './rules.ts';

/** A preview of a page. */
export interface RenderedPage {
  /** With the marks around areas and blocks. */
  readonly html: string;
  /** False where readers would get the page of an error instead. */
  readonly isFound: boolean;
}

export interface PageCheckOptions {
  /** The path at which the page is looked at. */
  readonly path: string;
  /** Those that are installed, by name; layouts among them. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The other pages of the site, as they are published. */
  readonly others: readonly PageDocument[];
  readonly site: SiteProperties;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly themeCss: string;
  /** Renders the page as a preview. Is not called for a page that cannot be shown. */
  readonly render: (page: PageDocument) => Promise<RenderedPage>;
  /** Files of script that a block brings when it is awake; those of the whole page are counted once each. */
  readonly scriptsOf: (block: Block) => readonly ScriptFile[];
  /** Whether the site answers a path of its own. */
  readonly answers: (path: string) => Promise<boolean>;
}

const ORDER: readonly Severity[] = ['stops', 'warns', 'tells'];

/** What the preview makes of an id: letters, digits, `_` and `-`, and a number for blocks that are shown twice. */
const toMarkId = (id: string): string => id.replaceAll(/[^\w-]/g, '-');
const COPY = /__\d+(?:_\d+)?$/;

function blockFinder(nodes: readonly BlockNode[]): CheckedPage['blockOf'] {
  const ids = new Map(nodes.map(({ id }) => [toMarkId(id), id]));
  return ({ blockId: marked }) => {
    const blockId = marked === undefined ? undefined : (ids.get(marked) ?? ids.get(marked.replace(COPY, '')));
    return blockId === undefined ? {} : { blockId };
  };
}

function scriptFiles(
  nodes: readonly BlockNode[],
  { blocks, scriptsOf }: PageCheckOptions,
): readonly ScriptFile[] {
  const used = new Set(nodes.flatMap(({ block }) => blocks.get(block) ?? []));
  const files = [...used].flatMap(scriptsOf);
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

async function checkMarkup(page: PageDocument, options: PageCheckOptions): Promise<readonly Finding[]> {
  const nodes = [...walkPage(page)].map(({ node }) => node);
  const { html, isFound } = await options.render(page);
  const checked: CheckedPage = {
    ...options,
    page,
    nodes,
    markup: readMarkup(html),
    isFound,
    scripts: scriptFiles(nodes, options),
    blockOf: blockFinder(nodes),
  };
  return (await Promise.all(PAGE_RULES.map(async (rule) => rule(checked)))).flat();
}

/**
 * Checks a page as it is stored. Findings that stop it stand first, then those that warn, then those that tell.
 *
 * @throws Error the page cannot be rendered although nothing stops it
 */
export async function checkPage(stored: unknown, options: PageCheckOptions): Promise<readonly Finding[]> {
  const ofDocument = checkDocument(stored, options).map(({ path: _path, ...finding }): Finding => finding);
  const page = parsePageDocument(stored);
  const isShown = page !== undefined && !ofDocument.some(({ kind }) => kind === 'layout');
  const findings = [...ofDocument, ...(isShown ? await checkMarkup(page, options) : [])];
  return ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
