/** `npm run new:block -- weather-map`: the package of a new block. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { newBlock } from './blocks/newBlock.mjs';

try {
  const [name = '', ...rest] = process.argv.slice(2);
  if (name === '' || rest.length > 0)
    throw new Error('Give the name of the new block, as in "npm run new:block -- weather-map".');
  const files = await newBlock(fileURLToPath(new URL('..', import.meta.url)), name);
  for (const file of files) console.log(file);
  console.log(
    `\nRun "npm install" to make the workspace know it, then "npm test -w @broadsheet/block-${name}".\n` +
      `Say in blocks/${name}/README.md what the block shows; "npm run check:blocks" waits for it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
