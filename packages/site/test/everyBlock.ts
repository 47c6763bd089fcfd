/** Every block of the workspace on a page: with the initial values of its form, and as the sample newspaper uses it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@broadsheet/block-kit';
import { copyNode, parsePageDocument, SECTION_REFERENCE } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { readFixture } from '@broadsheet/platform-testing/fixtures';

const PAGES = join(import.meta.dirname, '../../../fixtures/pages');

/** A block with fields, under a unique title. */
export interface BlockCase {
  /** The title, e.g. `card-list, new` or `card-list, as on home`. */
  readonly title: string;
  readonly node: BlockNode;
}

/** Returns the initial values of a new block's form. */
function initialFields({ fields }: Block): BlockNode['fields'] {
  const entries = Object.entries(fields).map(([name, { initial, default: preset }]) => [
    name,
    initial ?? preset,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const isPlaced = ({ kind }: Block): boolean => kind === 'feature' || kind === 'chain';

export const newBlocks = (blocks: readonly Block[]): readonly BlockCase[] =>
  blocks.filter(isPlaced).map((block) => ({
    title: `${block.name}, new`,
    node: {
      id: block.name,
      block: block.name,
      ...(block.version > 1 && { version: block.version }),
      fields: initialFields(block),
      children: [],
    },
  }));

const words = (id: string) => ({ id, block: 'header', fields: { text: `In a chain: ${id}` }, children: [] });

/** Returns chains with blocks in them, including another chain. */
export const filledChains = (blocks: readonly Block[]): readonly BlockCase[] =>
  blocks
    .filter(({ kind }) => kind === 'chain')
    .map((block) => {
      const inner = { id: 'inner', block: block.name, fields: {}, children: [words('innermost')] };
      const children = [words('first'), inner, words('last')];
      return {
        title: `${block.name}, filled`,
        node: { id: block.name, block: block.name, fields: initialFields(block), children },
      };
    });

function readPages(): readonly PageDocument[] {
  return readdirSync(PAGES).flatMap(
    (file) => parsePageDocument(readFixture(`pages/${file.replace('.json', '')}`)) ?? [],
  );
}

/**
 * Returns each way in which a page or a shared section of the sample newspaper uses a block, once; blocks inside others are
 * included in these.
 */
export function usedBlocks(): readonly BlockCase[] {
  const cases = readPages().flatMap(({ id, areas }) =>
    Object.values(areas)
      .flat()
      .filter(({ block }) => block !== SECTION_REFERENCE)
      .map((node) => ({ title: `${node.block}, as on ${id}`, node })),
  );
  const byFields = new Map(
    cases.map((each) => [JSON.stringify([each.node.block, each.node.fields, each.node.children]), each]),
  );
  return [...byFields.values()];
}

/** Returns a page of the cases, each after a heading that contains its number between two `¤`. */
export function pageWith(cases: readonly BlockCase[], changes: Partial<PageDocument>): PageDocument {
  const body = cases.flatMap(({ node }, index) => [
    { id: `mark${index}`, block: 'header', fields: { text: `¤${index}¤` }, children: [] },
    { ...copyNode(node, numberedIds(index)) },
  ]);
  return {
    id: 'every-block',
    name: 'Every block',
    match: { kind: 'path', path: '/every-block/' },
    pageType: 'article',
    content: undefined,
    meta: {},
    layout: 'single-column-regular',
    areas: { body },
    ...changes,
  };
}

function numberedIds(index: number): () => string {
  let count = 0;
  return () => `case${index}n${(count += 1)}`;
}

/** Returns the markup of each case between its heading and the next, within the main part of the page. */
export function splitCases(html: string): ReadonlyMap<number, string> {
  const [main = ''] = html.split('</main>');
  const parts = main.split(/<h[1-6][^>]*>¤(\d+)¤<\/h[1-6]>/).slice(1);
  const cases = new Map<number, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) cases.set(Number(parts[at]), parts[at + 1] ?? '');
  return cases;
}
