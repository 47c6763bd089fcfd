/**
 * Converts the fields that an older version of a block has stored to those of the installed version.
 *
 * Documents outlive releases. A block whose schema changes in a way that defaults do not cover counts its versions and
 * provides one pure step for each. Stored documents stay as they are, and are migrated whenever they are read.
 */
import { getErrorMessage, isRecord } from '@broadsheet/client-core';

type Fields = Readonly<Record<string, unknown>>;

/** A pure step from the fields of one version to those of the next. It gets a copy, and may throw if it cannot read them. */
export type FieldMigration = (fields: Fields) => Fields;

/** Fields as a document holds them. */
export interface StoredFieldsOfBlock {
  readonly fields: Fields;
  /** The version of the block that stored them. Default: 1. */
  readonly version?: number | undefined;
}

export interface MigratedFields {
  readonly fields: Fields;
  /** The version of the fields: the installed one, or a newer one that is unknown here. */
  readonly version: number;
  /** A sentence that tells what could not be done, why, and what to do. */
  readonly problem?: string;
}

export interface VersionedBlock {
  readonly name: string;
  readonly version: number;
  /** The steps in order, the one from version 1 to 2 first. */
  readonly migrate: readonly FieldMigration[];
}

/** @throws Error when the number of steps is not one less than the version */
export function requireMigrations({ name, version, migrate }: VersionedBlock): void {
  if (migrate.length === version - 1) return;
  throw new Error(
    `The block "${name}" has the version ${version}, so it needs ${version - 1} migrations and has ${migrate.length}. Give it a step for each earlier version.`,
  );
}

/**
 * Migrates stored fields; never throws. If a step fails, the result has no fields, so that the block uses its defaults, and
 * the problem is reported. The fields of a newer version stay as they are.
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
        problem: `The fields of the block "${name}" could not be brought from version ${step} to ${step + 1} (${getErrorMessage(error)}), so it shows its defaults. Fill them in again, or correct the migration.`,
      };
    }
  }
  return { fields: current, version };
}
