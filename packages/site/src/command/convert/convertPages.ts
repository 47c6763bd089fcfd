/** `broadsheet convert pages`: pages of Arc XP's PageBuilder Engine as page documents of ours. */
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { getErrorMessage, isRecord } from '@broadsheet/client-core';
import { standardBlocks } from '../../blocks/standardBlocks.ts';
import type { CommandLine } from '../CommandLine.ts';
import { writePageFiles } from '../pages/pageFiles.ts';
import { readEnginePages } from './readEnginePages.ts';
import { createClaiming, toPageDocument } from './toPageDocument.ts';
import type { ConvertedPage } from './toPageDocument.ts';

export interface ConvertPagesOptions {
  /** The folder for the documents. */
  readonly out: string;
  /** A file with the names of blocks by the engine's names. */
  readonly names: string | undefined;
  readonly layout: string | undefined;
  readonly line: CommandLine;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} could not be read as JSON: ${getErrorMessage(error)}`, { cause: error });
  }
}

async function readNames(file: string | undefined, cwd: string): Promise<Readonly<Record<string, string>>> {
  if (file === undefined) return {};
  const names = await readJson(resolve(cwd, file));
  const entries = isRecord(names) ? Object.entries(names) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (isRecord(names) && texts.length === entries.length) return Object.fromEntries(texts);
  throw new Error(`${file} must hold an object, such as {"global/top-list": "top-table-list"}.`);
}

function report(file: string, { document, blocks, notes }: ConvertedPage, { print }: CommandLine): void {
  print(`${file}: page "${String(document['id'])}", blocks: ${blocks}, not kept: ${notes.length}.`);
  for (const note of notes) print(`  ${note}`);
}

/** Converts the pages of files. @returns the exit code: 1 when a file or an entry of it is no page that could be read */
export async function convertPages(
  files: readonly string[],
  { out, names, layout, line }: ConvertPagesOptions,
): Promise<0 | 1> {
  const blocks = new Map(standardBlocks.map((block) => [block.name, block]));
  const options = { blocks, names: await readNames(names, line.cwd), layout, claimPageId: createClaiming() };
  let code: 0 | 1 = 0;
  const converted: ConvertedPage[] = [];
  for (const file of files) {
    const path = resolve(line.cwd, file);
    const read = await readJson(path).then(readEnginePages, (error: unknown) => getErrorMessage(error));
    const { pages, lost } = typeof read === 'string' ? { pages: [], lost: [read] } : read;
    if (pages.length === 0 || lost.length > 0) code = 1;
    for (const sentence of lost) line.print(typeof read === 'string' ? sentence : `${file}: ${sentence}`);
    if (pages.length + lost.length === 0) line.print(`${file} holds no page or template of the engine.`);
    for (const page of pages) {
      const result = toPageDocument(page, options);
      converted.push(result);
      report(relative(line.cwd, path), result, line);
    }
  }
  const folder = resolve(line.cwd, out);
  await writePageFiles(
    folder,
    converted.map(({ document }) => document),
  );
  line.print(
    `Pages in ${out}: ${converted.length}. Look at them, then: npx broadsheet pages import --draft ${out}`,
  );
  return code;
}
