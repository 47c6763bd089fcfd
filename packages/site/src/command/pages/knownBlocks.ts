/**
 * The blocks that page documents are checked against: those that the site was built with, and those that somebody names, as
 * where a site keeps its own blocks apart or has made one since it was built.
 */
import { stat, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Block } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/sdk-content';
import { standardBlocks } from '../../blocks/standardBlocks.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Whether it is what `defineBlock` makes. */
const isBlock = (value: unknown): value is Block =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  isRecord(value['fields']) &&
  typeof value['migrate'] === 'function' &&
  typeof value['prepare'] === 'function';

/** What a module exports as `block`, `blocks` or by default. @throws Error it cannot be loaded, or exports no block */
async function readModule(file: string): Promise<readonly Block[]> {
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(file).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The blocks of ${file} could not be loaded: ${reason}. Build them, then try again.`, {
      cause: error,
    });
  }
  const { block, blocks, default: other } = isRecord(exported) ? exported : {};
  const found = [block, blocks, other].flat().filter(isBlock);
  if (found.length > 0) return found;
  throw new Error(
    `${file} exports no block. Export what defineBlock makes as "block", or a list of it as "blocks".`,
  );
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() === true;

/** Of a folder with a folder a block: where `npm run build` puts the block, or a module beside it. */
async function findModules(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const modules: string[] = [];
  for (const entry of entries
    .filter((each) => each.isDirectory())
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const places = ['dist/block.js', 'block.js', 'block.mjs'].map((name) => join(folder, entry.name, name));
    const there = await Promise.all(places.map(isFile));
    const found = places.find((_place, index) => there[index]);
    if (found === undefined)
      throw new Error(
        `The block in ${join(folder, entry.name)} has not been built: run "npm run build" first.`,
      );
    modules.push(found);
  }
  if (modules.length === 0) throw new Error(`There is no block in ${folder}.`);
  return modules;
}

/**
 * @param path a module that exports blocks, or a folder of blocks; absent: those that the site was built with
 * @returns one block a name; a named one takes the place of a built one
 * @throws Error there is nothing of that name, or no block in it
 */
export async function readKnownBlocks(
  path: string | undefined,
  { cwd }: Pick<CommandLine, 'cwd'>,
): Promise<readonly Block[]> {
  if (path === undefined) return standardBlocks;
  const place = resolve(cwd, path);
  const found = await stat(place).catch(() => {
    throw new Error(`There is no file and no folder ${place}. Name a module of blocks, or a folder of them.`);
  });
  const modules = found.isDirectory() ? await findModules(place) : [place];
  const own = (await Promise.all(modules.map(readModule))).flat();
  return [...new Map([...standardBlocks, ...own].map((block) => [block.name, block])).values()];
}
