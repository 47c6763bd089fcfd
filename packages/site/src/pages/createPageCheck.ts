/**
 * Checks page documents before they are stored, with the blocks that the site has.
 *
 * What would lose something of the page, or leave it to chance which page is shown, is refused. What the site does not
 * know today, such as a block that is installed tomorrow, is stored and told.
 */
import type { Block } from '@broadsheet/block-kit';
import { resolveFields } from '@broadsheet/block-kit';
import { parsePageDocument } from '@broadsheet/engine';
import type { CheckPage, DocumentProblem } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/sdk-content';
import { createPageMigration } from './createPageMigration.ts';
import { findSameMatch } from './findSameMatch.ts';

/** A block as the document names it, and its JSON path. */
interface Node {
  readonly path: string;
  readonly value: unknown;
}

const refused = (path: string, reason: string): DocumentProblem => ({ path, reason });
const warned = (path: string, reason: string): DocumentProblem => ({ path, reason, isWarning: true });

function listNodes(list: unknown, path: string): readonly Node[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) => {
    const own: Node = { path: `${path}[${index}]`, value };
    return [own, ...listNodes(isRecord(value) ? value['children'] : undefined, `${own.path}.children`)];
  });
}

function listAreas(page: object): readonly (readonly [string, unknown])[] {
  const areas = 'areas' in page ? page.areas : undefined;
  return isRecord(areas) ? Object.entries(areas) : [];
}

function findNodes(page: object): readonly Node[] {
  return listAreas(page).flatMap(([name, list]) => listNodes(list, `$.areas.${name}`));
}

function checkIds(nodes: readonly Node[]): readonly DocumentProblem[] {
  const places = new Map<string, string>();
  return nodes.flatMap(({ path, value }) => {
    const { id, block } = isRecord(value) ? value : {};
    if (typeof id !== 'string' || typeof block !== 'string') {
      return [refused(path, 'a block needs an "id" and the name of its "block"; give it both')];
    }
    const earlier = places.get(id);
    if (earlier !== undefined) {
      return [refused(`${path}.id`, `the id "${id}" is that of ${earlier} already; give each block its own`)];
    }
    places.set(id, path);
    return [];
  });
}

function checkFields(block: Block, fields: unknown, path: string): readonly DocumentProblem[] {
  if (fields === undefined) return [];
  if (!isRecord(fields)) return [refused(path, 'the fields of a block are an object')];
  const unknown = Object.keys(fields)
    .filter((name) => !Object.hasOwn(block.fields, name))
    .map((name) =>
      warned(
        `${path}.${name}`,
        `the block "${block.name}" has no field "${name}", so it does nothing; its README lists its fields`,
      ),
    );
  const wrong = resolveFields(block.fields, fields, block.name).issues.map(({ field, message }) =>
    warned(`${path}.${field}`, message),
  );
  return [...unknown, ...wrong];
}

function checkNode({ path, value }: Node, blocks: ReadonlyMap<string, Block>): readonly DocumentProblem[] {
  if (!isRecord(value) || typeof value['block'] !== 'string') return [];
  const { block: name, fields } = value;
  const block = blocks.get(name);
  if (block !== undefined) return checkFields(block, fields, `${path}.fields`);
  return [
    warned(
      `${path}.block`,
      `there is no block "${name}", so nothing is shown here; install it or correct the name`,
    ),
  ];
}

function checkLayout(
  page: object,
  layout: string,
  blocks: ReadonlyMap<string, Block>,
): readonly DocumentProblem[] {
  const known = blocks.get(layout);
  if (known === undefined || known.kind !== 'layout') {
    const layouts = [...blocks.values()].filter(({ kind }) => kind === 'layout').map(({ name }) => name);
    const reason = `there is no layout "${layout}", so the page cannot be shown; the layouts are: ${layouts.join(', ')}`;
    return [warned('$.layout', reason)];
  }
  const { areas } = known;
  return listAreas(page)
    .filter(([name]) => !areas.includes(name))
    .map(([name]) =>
      warned(
        `$.areas.${name}`,
        `the layout "${layout}" has no area "${name}", so its blocks are not shown; the areas are: ${areas.join(', ')}`,
      ),
    );
}

/** Makes the check that an import needs. @param blocks layouts among them */
export function createPageCheck(blocks: readonly Block[]): CheckPage {
  const byName = new Map(blocks.map((block) => [block.name, block]));
  const migrate = createPageMigration(blocks);
  return (written, stored) => {
    const { document, problems } = migrate(written);
    const page = parsePageDocument(document);
    if (page === undefined) {
      return [refused('$', 'A page document needs "id", "match" and "layout"; see docs/page-documents.md.')];
    }
    const nodes = findNodes(document);
    const same = findSameMatch(page, stored);
    return [
      ...(same === undefined
        ? []
        : [
            refused(
              '$.match',
              `the page "${same}" is for the same address already; change one of the two, or give this one its id to replace it`,
            ),
          ]),
      ...checkIds(nodes),
      ...checkLayout(document, page.layout, byName),
      ...problems,
      ...nodes.flatMap((node) => checkNode(node, byName)),
    ];
  };
}
