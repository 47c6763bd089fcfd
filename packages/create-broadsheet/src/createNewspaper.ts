import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { contentFiles } from './contentFiles.ts';
import type { Files, Newspaper } from './Newspaper.ts';
import { projectFiles } from './projectFiles.ts';
import { sourceFiles } from './sourceFiles.ts';

/** What the person who makes a newspaper is asked. */
export interface Answers {
  /** The folder to write, absolute or relative to the working folder; it must be empty, or not there yet. */
  readonly folder: string;
  readonly name: string;
  /** A language such as `en` or `pt-BR`. */
  readonly language: string;
  /** `embedded` or `postgresql`. */
  readonly database: string;
}

/** Returns the key of a name: `The Tarn Gazette` becomes `the-tarn-gazette`. */
function toId(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 64) || 'newspaper'
  );
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? 'latest';
}

async function requireEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length > 0)
    throw new Error(`The folder ${folder} is not empty. Name another one, or empty it.`);
}

function toNewspaper({ name, language, database }: Answers, version: string): Newspaper {
  if (!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(language))
    throw new Error(`The language is "${language}", but it must be a code such as en, de or pt-BR.`);
  if (database !== 'embedded' && database !== 'postgresql')
    throw new Error(`The database is "${database}", but it must be embedded or postgresql.`);
  return { name, id: toId(name), language, usesPostgres: database === 'postgresql', version };
}

/**
 * Writes the folder of a newspaper: a config, a theme, a block with its test, a content source, three stories, and what
 * installs, tests and ships it.
 *
 * @returns the paths of the written files, relative to the folder
 * @throws Error when an answer cannot be used or the folder is not empty
 */
export async function createNewspaper(answers: Answers): Promise<{ readonly files: readonly string[] }> {
  const newspaper = toNewspaper(answers, await readVersion());
  const folder = resolve(answers.folder);
  await requireEmpty(folder);
  const files: Files = { ...projectFiles(newspaper), ...sourceFiles(newspaper), ...contentFiles(newspaper) };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { files: Object.keys(files) };
}
