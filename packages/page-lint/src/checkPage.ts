/**
 * Checks a page before it is published: its document, and the markup that its readers would get. The findings are written
 * for editors and name the block that they are about. The check changes nothing.
 */
import type { Block } from '@broadsheet/block-kit';
import { parsePageDocument, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { CheckedPage, ScriptFile } from './CheckedPage.ts';
import { checkDocument } from './document/checkDocument.ts';
import { fillSections } from './document/fillSections.ts';
import { listUsedBlocks } from './document/listUsedBlocks.ts';
import type { UsedBlock } from './document/listUsedBlocks.ts';
import type { Finding, Severity } from './Finding.ts';
import { readMarkup } from './markup/readMarkup.ts';
import { PAGE_RULES } from './rules.ts';

/** The rendered preview of a page. */
export interface RenderedPage {
  /** The markup, with the comments that mark areas and blocks. */
  readonly html: string;
  /** False if readers would get the error page instead. */
  readonly isFound: boolean;
}

export interface PageCheckOptions {
  /** The path for which the page is rendered. */
  readonly path: string;
  /** The installed blocks by name, including layouts. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The site's other published pages. */
  readonly others: readonly PageDocument[];
  readonly site: SiteProperties;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly themeCss: string;
  /** The time by which blocks are shown, in milliseconds since 1970. */
  readonly now: number;
  /** Renders the page as a preview. It is not called for a page that cannot be shown. */
  readonly render: (page: PageDocument) => Promise<RenderedPage>;
  /** Returns the script files that a block loads when it is running. A file that several blocks share counts once. */
  readonly scriptsOf: (block: Block) => readonly ScriptFile[];
  /** Resolves to whether the site has a page at one of its paths. */
  readonly answers: (path: string) => Promise<boolean>;
}

const ORDER: readonly Severity[] = ['stops', 'warns', 'tells'];

/**
 * Converts an id as the preview does: other characters than letters, digits, `_` and `-` become `-`. The preview also adds
 * a number to blocks that are shown twice.
 */
const toMarkId = (id: string): string => id.replaceAll(/[^\w-]/g, '-');
const COPY = /__\d+(?:_\d+)?$/;

function blockFinder(nodes: readonly BlockNode[]): CheckedPage['blockOf'] {
  const ids = new Map(nodes.map(({ id }) => [toMarkId(id), id]));
  return ({ blockId: marked }) => {
    const blockId = marked === undefined ? undefined : (ids.get(marked) ?? ids.get(marked.replace(COPY, '')));
    return blockId === undefined ? {} : { blockId };
  };
}

function partFinder(filled: PageDocument): CheckedPage['partOf'] {
  const find = blockFinder([...walkPage(filled)].map(({ node }) => node));
  return ({ blockId, partId }) => find({ blockId: partId ?? blockId }).blockId;
}

function scriptFiles(
  usedBlocks: readonly UsedBlock[],
  { blocks, scriptsOf }: PageCheckOptions,
): readonly ScriptFile[] {
  const used = new Set(usedBlocks.flatMap(({ block }) => blocks.get(block) ?? []));
  const files = [...used].flatMap(scriptsOf);
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

async function checkMarkup(page: PageDocument, options: PageCheckOptions): Promise<readonly Finding[]> {
  const nodes = [...walkPage(page)].map(({ node }) => node);
  const usedBlocks = listUsedBlocks(page, options.others);
  const filled = fillSections(page, options.others);
  const { html, isFound } = await options.render(page);
  const checked: CheckedPage = {
    ...options,
    page,
    nodes,
    usedBlocks,
    markup: readMarkup(html),
    isFound,
    scripts: scriptFiles(usedBlocks, options),
    blockOf: blockFinder(nodes),
    filled,
    partOf: partFinder(filled),
  };
  return (await Promise.all(PAGE_RULES.map(async (rule) => rule(checked)))).flat();
}

/**
 * Checks a stored page. Findings that stop the publication come first, then warnings, then notes.
 *
 * @throws Error when the page cannot be rendered although nothing stops its publication
 */
export async function checkPage(stored: unknown, options: PageCheckOptions): Promise<readonly Finding[]> {
  const ofDocument = checkDocument(stored, options).map(({ path: _path, ...finding }): Finding => finding);
  const page = parsePageDocument(stored);
  const isShown = page !== undefined && !ofDocument.some(({ kind }) => kind === 'layout');
  const findings = [...ofDocument, ...(isShown ? await checkMarkup(page, options) : [])];
  return ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
