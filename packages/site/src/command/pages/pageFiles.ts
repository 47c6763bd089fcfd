/**
 * Page documents as files that version control reads well: one page a file, named by its id, and the members of every object
 * in the same order however it was stored.
 */
import { getErrorMessage, isRecord } from '@broadsheet/client-core';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

export type StoredPage = Readonly<Record<string, unknown>>;

export interface PageFile {
  /** The path of the file, relative to the folder that the command runs in. */
  readonly file: string;
  readonly path: string;
  readonly document: StoredPage;
}

export interface UnreadableFile {
  readonly file: string;
  readonly reason: string;
}

export interface PageFiles {
  readonly pages: readonly PageFile[];
  readonly unreadable: readonly UnreadableFile[];
}

/** The members that a reader of the file looks for first; all others follow in the order of their names. */
const FIRST = [
  'schemaVersion',
  'id',
  'site',
  'block',
  'version',
  'name',
  'match',
  'kind',
  'pageType',
  'content',
  'meta',
  'layout',
  'fields',
  'children',
  'areas',
];

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

function order(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(order);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(
    ([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  return Object.fromEntries(entries.map(([name, each]) => [name, order(each)]));
}

/** Returns a document as JSON text; equal documents produce the same text. */
export const printPage = (document: StoredPage): string => `${JSON.stringify(order(document), null, 2)}\n`;

/** Returns the id of a document; an empty text if it has none. */
export const readId = ({ id }: StoredPage): string => (typeof id === 'string' ? id : '');

/** Returns a file name that every file system accepts. */
const toFileName = (id: string): string =>
  `${id.replaceAll(/[^\w.-]/g, (sign) => encodeURIComponent(sign).replaceAll('*', '%2A'))}.json`;

async function listFiles(path: string): Promise<readonly string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

async function readPageFile(path: string, file: string): Promise<PageFile | UnreadableFile> {
  try {
    const document: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isRecord(document)) return { file, path, document };
    return { file, reason: 'the file must hold one page document, an object' };
  } catch (error) {
    return { file, reason: `this is no JSON: ${getErrorMessage(error)}` };
  }
}

/** Reads a file, or every JSON file of a folder. @throws Error when the path does not exist */
export async function readPageFiles(name: string, cwd: string): Promise<PageFiles> {
  const root = resolve(cwd, name);
  const paths = await listFiles(root).catch(() => {
    throw new Error(`There is no file and no folder ${root}. Name one that holds page documents.`);
  });
  const read = await Promise.all(paths.map((path) => readPageFile(path, relative(cwd, path))));
  return {
    pages: read.filter((each) => 'document' in each),
    unreadable: read.filter((each) => 'reason' in each),
  };
}

/**
 * Writes one file for each page; other files of the folder stay.
 * @returns the names of JSON files that belong to none of these pages
 */
export async function writePageFiles(
  folder: string,
  documents: readonly StoredPage[],
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const names = documents.map((document) => toFileName(readId(document)));
  for (const [index, document] of documents.entries())
    await writeFile(join(folder, names[index] ?? ''), printPage(document));
  const there = await readdir(folder);
  return there.filter((name) => name.endsWith('.json') && !names.includes(name));
}
