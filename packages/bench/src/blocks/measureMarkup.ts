/** Measures the style rules and markup that a block adds to a page, each compressed separately. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@broadsheet/block-kit';
import { parseSiteProperties } from '@broadsheet/sdk-content';
import { openEngine } from '../pages/openEngine.ts';
import { compressedSize } from '../sizes/compressedSize.ts';
import { isPlaced, pageWith, getPagePath } from './blockPages.ts';
import type { Amount } from './blockPages.ts';
import { createSampleLoader } from './sampleContent.ts';

/** Bytes, compressed with brotli. */
export interface MarkupSize {
  readonly style: number;
  readonly markup: number;
}

export type MarkupSizes = Readonly<Record<Amount, MarkupSize>>;

const ORIGIN = 'http://localhost';
/** The site properties without which there are no ads, recommendations and notifications. */
const VENDORS = {
  dfpId: '701',
  taboolaPublisherId: 'courier',
  push: `B${'a'.repeat(86)}`,
};
/** The mark that styled-components writes after rules, in order to find them again in the browser. */
const RULE_END = '/*!sc*/';

const bytes = (text: string) => (text === '' ? 0 : compressedSize([text]).brotli);

/** Splits a style sheet into its rules; a media query stays one rule. */
function splitRules(css: string): readonly string[] {
  const rules: string[] = [];
  let [depth, start] = [0, 0];
  const bare = css.replaceAll(RULE_END, '');
  for (const { index, 0: brace } of bare.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(bare.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

interface CutPage {
  readonly rules: readonly string[];
  readonly main: string;
}

function cutPage(html: string): CutPage {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  if (main === undefined) throw new Error('The page has no main part.');
  return { rules: styles.flatMap(splitRules), main };
}

function compare(page: CutPage, empty: CutPage): MarkupSize {
  const known = new Set(empty.rules);
  let start = 0;
  while (start < empty.main.length && page.main[start] === empty.main[start]) start += 1;
  const added = page.main.slice(start, page.main.length - (empty.main.length - start));
  return { style: bytes(page.rules.filter((rule) => !known.has(rule)).join('')), markup: bytes(added) };
}

/** Renders every block that can be placed on a page. @param root the workspace's folder */
export async function measureMarkup(
  root: string,
  blocks: readonly Block[],
): Promise<ReadonlyMap<string, MarkupSizes>> {
  const file: unknown = JSON.parse(readFileSync(join(root, 'fixtures/site.json'), 'utf8'));
  const properties = parseSiteProperties(file);
  if (properties === undefined) throw new Error('fixtures/site.json holds no site properties.');
  const site = { ...properties, websiteDomain: ORIGIN, resizerURL: '/resizer/v2/', ...VENDORS };
  const placed = blocks.filter(isPlaced);
  const amounts = ['minimal', 'full'] as const;
  const documents = [undefined, ...placed].flatMap((block) => amounts.map((each) => pageWith(block, each)));
  const paper = {
    load: createSampleLoader(root),
    site,
    documents,
    origin: ORIGIN,
    sign: () => 'token',
    answers: new Map(),
  };
  const engine = openEngine(paper, blocks, {}, () => undefined);
  async function read(block: Block | undefined, amount: Amount): Promise<CutPage> {
    const response = await engine.fetch(new Request(`${ORIGIN}${getPagePath(block, amount)}`));
    if (!response.ok) throw new Error(`The page of "${block?.name}" could not be made: ${response.status}.`);
    return cutPage(await response.text());
  }
  const empty = { minimal: await read(undefined, 'minimal'), full: await read(undefined, 'full') };
  const sizes = new Map<string, MarkupSizes>();
  for (const block of placed) {
    const [minimal, full] = [await read(block, 'minimal'), await read(block, 'full')];
    sizes.set(block.name, { minimal: compare(minimal, empty.minimal), full: compare(full, empty.full) });
  }
  return sizes;
}
