/**
 * From the fields that an older version of a block has written to those of the installed one.
 *
 * Documents outlive releases. A block whose schema changes in a way that defaults do not cover counts its versions and
 * brings one pure step for each: documents stay as they are, and are migrated whenever they are read.
 */
import { isRecord } from '@broadsheet/client-core';

type Fields = Readonly<Record<string, unknown>>;

/** A pure step from the fields of one version to those of the next. It gets a copy, and may throw for what it cannot read. */
export type FieldMigration = (fields: Fields) => Fields;

/** Fields as a document holds them. */
export interface StoredFieldsOfBlock {
  readonly fields: Fields;
  /** Of the block that has written them; absent: 1. */
  readonly version?: number | undefined;
}

export interface MigratedFields {
  readonly fields: Fields;
  /** What the fields are of: the installed version, or a newer one that nothing is known of here. */
  readonly version: number;
  /** What could not be done, why, and what to do: a sentence. */
  readonly problem?: string;
}

export interface VersionedBlock {
  readonly name: string;
  readonly version: number;
  /** The step from version 1 to 2 first. */
  readonly migrate: readonly FieldMigration[];
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @throws Error the number of steps is not one less than the version */
export function requireMigrations({ name, version, migrate }: VersionedBlock): void {
  if (migrate.length === version - 1) return;
  throw new Error(
    `The block "${name}" has the version ${version}, so it needs ${version - 1} migrations and has ${migrate.length}. Give it a step for each earlier version.`,
  );
}

/**
 * Never throws. Where a step fails the block is without fields, so that it takes its defaults, and the problem is told; what
 * a newer version has written stays as it is.
 */
export function migrateFields(
  { name, version, migrate }: VersionedBlock,
  { fields, version: written = 1 }: StoredFieldsOfBlock,
): MigratedFields {
  if (written > version)
    return {
      fields,
      version: written,
      problem: `The fields of the block "${name}" were written by its version ${written}, and version ${version} is installed: what only the newer one knows is not shown. Install it.`,
    };
  let current = fields;
  for (let step = written; step < version; step += 1) {
    try {
      const next: unknown = migrate[step - 1]?.(structuredClone(current));
      if (!isRecord(next)) throw new Error('it answered no fields');
      current = next;
    } catch (error) {
      return {
        fields: {},
        version,
        problem: `The fields of the block "${name}" could not be brought from version ${step} to ${step + 1} (${describe(error)}), so it shows its defaults. Fill them in again, or correct the migration.`,
      };
    }
  }
  return { fields: current, version };
}
