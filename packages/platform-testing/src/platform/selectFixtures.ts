/**
 * Selects the documents of the sample newspaper that a test needs: those that it names and everything that they refer to, so
 * that there are no dangling references.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImportFiles } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { FIXTURES } from '../readFixture.ts';

/** The folders of documents to which others refer by type and id. */
const REFERRED = ['authors', 'collections', 'galleries', 'images', 'stories', 'videos'];

interface Document {
  readonly file: string;
  readonly value: unknown;
}

async function readFolder(folder: string): Promise<readonly Document[]> {
  const files = await findImportFiles(join(FIXTURES, folder));
  return files.map((file) => ({ file, value: JSON.parse(readFileSync(file, 'utf8')) }));
}

async function readReferred(): Promise<ReadonlyMap<unknown, Document>> {
  const documents = await Promise.all(REFERRED.map(readFolder));
  return new Map(
    documents
      .flat()
      .flatMap(({ file, value }) => (isRecord(value) ? [[value['_id'], { file, value }] as const] : [])),
  );
}

function ownReference({ type, referent, _id }: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (type === 'reference' && isRecord(referent)) return [referent['id']];
  // A portrait is embedded where it is used, but its file belongs to the document of the image.
  return type === 'image' ? [_id] : [];
}

function referencesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  return [...ownReference(value), ...Object.values(value).flatMap(referencesIn)];
}

async function filesAt(path: string): Promise<readonly string[]> {
  const file = join(FIXTURES, `${path}.json`);
  if (existsSync(file)) return [file];
  const folder = join(FIXTURES, path);
  if (existsSync(folder)) return findImportFiles(folder);
  throw new Error(
    `There is no fixture "${path}": give the path of a document without ".json", or of a folder, below fixtures/.`,
  );
}

/**
 * Returns the absolute paths of documents and of everything that they refer to, without duplicates.
 *
 * @param paths paths below `fixtures/` of documents, without their extension, and of folders
 * @throws Error when a path does not exist
 */
export async function selectFixtures(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map(filesAt));
  const selected = new Set(found.flat());
  const referred = await readReferred();
  // Iterating over a set includes the elements that are added meanwhile.
  for (const file of selected) {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (const id of referencesIn(value)) {
      const document = referred.get(id);
      if (document !== undefined) selected.add(document.file);
    }
  }
  return [...selected];
}
