/**
 * Migrates stored page documents to the installed blocks and their versions and keeps all their other members. The page
 * builder opens the result, and `broadsheet pages migrate` writes it. The engine itself migrates readers' pages as it reads
 * them.
 */
import { nameBlocks } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { findExcess } from '@broadsheet/page-document';
import type { DocumentProblem } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';

type Stored = Readonly<Record<string, unknown>>;

export interface MigratedPage {
  /** The migrated document; the same object if nothing had to change. */
  readonly document: Stored;
  /** Warnings: blocks that could not be migrated, or that have a newer version. */
  readonly problems: readonly DocumentProblem[];
}

export type MigratePage = (document: Stored) => MigratedPage;

interface Migrating {
  readonly blocks: ReadonlyMap<string, Block>;
  readonly problems: DocumentProblem[];
}

/** Returns the version of a stored block; an invalid version counts as none. */
function readVersion({ version }: Stored): number {
  return typeof version === 'number' && Number.isInteger(version) && version > 1 ? version : 1;
}

function migrateOwn(node: Stored, path: string, { blocks, problems }: Migrating): Stored {
  const { block: name, fields = {} } = node;
  const block = typeof name === 'string' ? blocks.get(name) : undefined;
  if (block === undefined || !isRecord(fields)) return node;
  const version = readVersion(node);
  const migrated = block.migrate({ fields, version });
  if (migrated.problem !== undefined)
    problems.push({ path: `${path}.fields`, reason: migrated.problem, isWarning: true });
  // A failed step has no fields: an editor who saves the page would lose those that are stored.
  const hasFailed = migrated.problem !== undefined && version <= block.version;
  if (hasFailed || (migrated.version === version && block.name === name)) return node;
  const isNumbered = migrated.version > 1 || node['version'] !== undefined;
  return {
    ...node,
    block: block.name,
    ...(isNumbered && { version: migrated.version }),
    fields: migrated.fields,
  };
}

function migrateNode(value: unknown, path: string, migrating: Migrating): unknown {
  if (!isRecord(value)) return value;
  const own = migrateOwn(value, path, migrating);
  const children = migrateList(value['children'], `${path}.children`, migrating);
  return children === value['children'] ? own : { ...own, children };
}

function migrateList(list: unknown, path: string, migrating: Migrating): unknown {
  if (!Array.isArray(list)) return list;
  const migrated = list.map((each: unknown, index) => migrateNode(each, `${path}[${index}]`, migrating));
  return migrated.every((each, index) => each === list[index]) ? list : migrated;
}

/** Creates the migration. It never throws: parts that cannot be read stay as they are. */
export function createPageMigration(blocks: readonly Block[]): MigratePage {
  const byName = nameBlocks(blocks);
  return (document) => {
    const { areas } = document;
    // The check refuses documents that are nested too deeply; walking one would exhaust the stack.
    if (!isRecord(areas) || findExcess(document) !== undefined) return { document, problems: [] };
    const migrating: Migrating = { blocks: byName, problems: [] };
    const migrated = Object.entries(areas).map(
      ([name, list]) => [name, migrateList(list, `$.areas.${name}`, migrating)] as const,
    );
    const isSame = migrated.every(([name, list]) => list === areas[name]);
    return {
      document: isSame ? document : { ...document, areas: Object.fromEntries(migrated) },
      problems: migrating.problems,
    };
  };
}
