/**
 * Which documents of the sample newspaper a test needs: the ones that it names, and all that they refer to, so that
 * nothing in them is a dangling reference.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findImportFiles } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/sdk-content';
import { FIXTURES } from '../fixtures/readFixture.ts';

/** Documents that others refer to by type and id. */
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
  // A portrait is written out where it is used, and its file comes with the document of the image.
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
 * Absolute paths of the documents at these places and of everything they refer to, without repetitions.
 *
 * @param paths of documents, without their ending, and folders below `fixtures/`
 * @throws Error there is nothing at a place
 */
export async function selectFixtures(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map(filesAt));
  const selected = new Set(found.flat());
  const referred = await readReferred();
  // A set hands out what is added while it is walked through.
  for (const file of selected) {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (const id of referencesIn(value)) {
      const document = referred.get(id);
      if (document !== undefined) selected.add(document.file);
    }
  }
  return [...selected];
}
