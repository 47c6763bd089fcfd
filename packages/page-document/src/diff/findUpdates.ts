/** Finds blocks whose fields were migrated by a newer version of the block, without an edit by anybody. */
import { number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { indexNodes, walkPage } from '../document/nodes.ts';

export interface BlockUpdate {
  /** The id of the block on the page. */
  readonly id: string;
  /** The block's registered name. */
  readonly block: string;
  /** The block version that had written the fields. */
  readonly from: number;
  readonly to: number;
}

/** A page as it was read, and the updates made while reading it; absent: the page is as it was stored. */
export interface ReadPage {
  readonly document: PageDocument;
  readonly updates?: readonly BlockUpdate[] | undefined;
}

export const parseUpdate: Parser<BlockUpdate> = (input) => {
  const { id, block, from, to } = record({ id: text, block: text, from: number, to: number })(input) ?? {};
  return id === undefined || block === undefined || from === undefined || to === undefined
    ? undefined
    : { id, block, from, to };
};

/** Returns a function that finds the version with which a block was stored. */
function writtenVersions({ updates = [] }: ReadPage): (node: BlockNode) => number {
  const stored = new Map(updates.map(({ id, from }) => [id, from]));
  return ({ id, version = 1 }) => stored.get(id) ?? version;
}

/** Returns the blocks of both versions of a page that the later one stored with a newer block version, in page order. */
export function findUpdates(before: ReadPage, after: ReadPage): readonly BlockUpdate[] {
  const [old, versionBefore, versionAfter] = [
    indexNodes(before.document),
    writtenVersions(before),
    writtenVersions(after),
  ];
  return [...walkPage(after.document)].flatMap(({ node }) => {
    const was = old.get(node.id)?.node;
    if (was === undefined || was.block !== node.block) return [];
    const [from, to] = [versionBefore(was), versionAfter(node)];
    return from < to ? [{ id: node.id, block: node.block, from, to }] : [];
  });
}
