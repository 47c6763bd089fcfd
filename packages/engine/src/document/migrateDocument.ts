/** Migrates documents that were stored by older versions of their blocks to the installed versions. */
import type { Block } from '@broadsheet/block-kit';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

export interface DocumentMigrating {
  readonly blocks: ReadonlyMap<string, Block>;
  /** Called with a sentence for each block that could not be migrated, or was stored by a newer version. */
  readonly log: (message: string) => void;
}

interface Migrating extends DocumentMigrating {
  readonly id: string;
}

function migrateNode(node: BlockNode, migrating: Migrating): BlockNode {
  const block = migrating.blocks.get(node.block);
  const migrated = block?.migrate(node);
  if (migrated?.problem !== undefined) migrating.log(`Page "${migrating.id}": ${migrated.problem}`);
  const children = migrateNodes(node.children, migrating);
  if (block === undefined || migrated === undefined)
    return children === node.children ? node : { ...node, children };
  const isSame = block.name === node.block && migrated.fields === node.fields;
  if (isSame && children === node.children) return node;
  return { ...node, block: block.name, fields: migrated.fields, version: migrated.version, children };
}

/** Migrates nodes; those that need no migration stay the same objects. */
function migrateNodes(nodes: readonly BlockNode[], migrating: Migrating): readonly BlockNode[] {
  const migrated = nodes.map((node) => migrateNode(node, migrating));
  return migrated.every((node, index) => node === nodes[index]) ? nodes : migrated;
}

/** Migrates a document; returns the same object if everything is up to date. */
export function migrateDocument(page: PageDocument, options: DocumentMigrating): PageDocument {
  const migrating = { ...options, id: page.id };
  const areas = Object.entries(page.areas).map(
    ([area, nodes]) => [area, migrateNodes(nodes, migrating)] as const,
  );
  return areas.every(([area, nodes]) => nodes === page.areas[area])
    ? page
    : { ...page, areas: Object.fromEntries(areas) };
}
