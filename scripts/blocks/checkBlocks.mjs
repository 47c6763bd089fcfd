import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBlockIndex } from './blockIndex.mjs';
import { composeBlockReadme } from './blockReadme.mjs';
import { checkBlock, listScripts } from './checkBlock.mjs';
import { findUnsaidTogether } from './checkTranslations.mjs';
import { createSourceLoader, listBlockFolders, loadKit } from './loadBlocks.mjs';

/**
 * @typedef {import('@broadsheet/block-kit').Block} Block
 * @typedef {import('./checkBlock.mjs').Place} Place
 */

/**
 * Finds names that are used twice. Blocks, texts and scripts are looked up by name, so each name may have one meaning
 * only.
 *
 * @param {readonly { readonly place: string, readonly name: string, readonly meaning: string }[]} uses
 * @param {(name: string, places: readonly string[]) => string} describe
 */
export function findClashes(uses, describe) {
  const byName = Map.groupBy(uses, ({ name }) => name);
  return [...byName].flatMap(([name, all]) => {
    const places = [...new Map(all.map(({ meaning, place }) => [meaning, place])).values()];
    return places.length < 2 ? [] : [describe(name, places)];
  });
}

/**
 * @param {readonly { readonly place: Place, readonly block: Block }[]} blocks
 */
function checkTogether(blocks) {
  const names = blocks.map(({ place, block }) => ({
    place: place.name,
    name: block.name,
    meaning: place.name,
  }));
  const phrases = blocks.flatMap(({ place, block }) =>
    Object.entries(block.phrases?.english ?? {}).map(([name, meaning]) => ({
      place: place.name,
      name,
      meaning,
    })),
  );
  const scripts = blocks.flatMap(({ place }) =>
    listScripts(place).map(({ file }) => ({ place: place.name, name: file, meaning: place.name })),
  );
  return [
    ...findClashes(
      names,
      (name, places) =>
        `The block name "${name}" is taken by ${places.join(' and ')}, and documents find blocks by it. Rename one.`,
    ),
    ...findClashes(
      phrases,
      (name, places) => `The phrase "${name}" differs in ${places.join(' and ')}. Rename one, or share it.`,
    ),
    ...findClashes(
      scripts,
      (name, places) =>
        `src/${name} exists in ${places.join(' and ')}, and scripts are found by name. Rename one.`,
    ),
  ];
}

/**
 * Brings what a README says by script up to date.
 *
 * @param {Place} place
 */
async function writeReadme({ name, folder, load }) {
  const file = join(folder, 'README.md');
  const { fields } = await load(join(folder, 'src/fields.ts'));
  const readme = readFileSync(file, 'utf8');
  const wanted = await composeBlockReadme(folder, { name, readme, fields: Object(fields) });
  if (wanted !== undefined && wanted !== readme) writeFileSync(file, wanted);
}

/**
 * @param {string} root
 * @param {{ readonly write?: boolean, readonly only?: readonly string[] }} [options]
 * @returns {Promise<{ readonly count: number, readonly problems: readonly string[] }>}
 */
export async function checkBlocks(root, { write = false, only = [] } = {}) {
  const loader = await createSourceLoader(root);
  const blocks = [];
  const problems = [];
  const isWhole = only.length === 0;
  const names = listBlockFolders(root).filter((name) => isWhole || only.includes(name));
  try {
    const kit = await loadKit(root, loader);
    for (const name of names) {
      const place = { name, folder: join(root, 'blocks', name), load: loader.load, kit };
      try {
        if (write) await writeReadme(place);
        const checked = await checkBlock(place);
        problems.push(...checked.problems.map((problem) => `blocks/${name}: ${problem}`));
        if (checked.block !== undefined) blocks.push({ place, block: checked.block });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push(`blocks/${name}: cannot be loaded: ${reason}`);
      }
    }
    // Shared tables can be checked only when all blocks are: any block may use them.
    const isJudged = isWhole && existsSync(join(root, 'packages/block-kit'));
    const unsaid = isJudged
      ? findUnsaidTogether(
          blocks.map(({ block }) => block),
          kit,
        )
      : [];
    const index = isJudged ? checkBlockIndex(root, { blocks, write }) : [];
    return { count: names.length, problems: [...problems, ...checkTogether(blocks), ...unsaid, ...index] };
  } finally {
    await loader.close();
  }
}
