/**
 * The blocks that page documents are checked against: those that the site was built with, and those that the user names,
 * for example when a site keeps its own blocks elsewhere or has added one since the build.
 */
import { stat, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Block } from '@broadsheet/block-kit';
import { getErrorMessage, isRecord } from '@broadsheet/client-core';
import { standardBlocks } from '../../blocks/standardBlocks.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Returns whether a value was created by `defineBlock`. */
const isBlock = (value: unknown): value is Block =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  isRecord(value['fields']) &&
  typeof value['migrate'] === 'function' &&
  typeof value['prepare'] === 'function';

/**
 * Loads the blocks that a module exports as `block`, `blocks` or by default.
 * @throws Error when it cannot be loaded, or exports no block
 */
async function readModule(file: string): Promise<readonly Block[]> {
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(file).href);
  } catch (error) {
    const reason = getErrorMessage(error);
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

/** Finds the modules of a folder that has one folder a block: the output of `npm run build`, or a module beside it. */
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
 * Loads the known blocks.
 *
 * @param path a module that exports blocks, or a folder of blocks; absent: only the blocks that the site was built with
 * @returns one block for each name; a named block replaces a built one
 * @throws Error when the path does not exist, or contains no block
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
