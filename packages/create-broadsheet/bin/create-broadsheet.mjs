#!/usr/bin/env node
/** `npm create broadsheet@latest my-paper`: asks what it was not told, and writes the folder. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

// In the workspace the sources are there, and only there.
const source = new URL('../src/createNewspaper.ts', import.meta.url);
const { createNewspaper } = await import(
  existsSync(source) ? source.href : new URL('../dist/createNewspaper.js', import.meta.url).href
);

const HELP = `npm create broadsheet@latest <folder> -- [options]

  --name <name>            name of the newspaper
  --language <code>        language of its pages, such as en or pt-BR
  --database <kind>        embedded or postgresql
  --yes                    ask nothing
  --help                   show this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    language: { type: 'string' },
    database: { type: 'string' },
    yes: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** @param {string} folder */
async function readAnswers(folder) {
  const presets = { name: 'My Paper', language: 'en', database: 'embedded', ...values };
  const isAsking = values.yes !== true && process.stdin.isTTY && process.stdout.isTTY;
  if (!isAsking) return { ...presets, folder };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ask = async (/** @type {string} */ question, /** @type {'name' | 'language' | 'database'} */ key) =>
      values[key] ?? ((await terminal.question(`${question} [${presets[key]}]: `)).trim() || presets[key]);
    return {
      folder,
      name: await ask('Name of the newspaper', 'name'),
      language: await ask('Language', 'language'),
      database: await ask('Database, embedded or postgresql', 'database'),
    };
  } finally {
    terminal.close();
  }
}

try {
  const [folder] = positionals;
  if (values.help === true || folder === undefined) {
    console.log(HELP);
    process.exitCode = values.help === true ? 0 : 2;
  } else {
    const { files } = await createNewspaper(await readAnswers(folder));
    console.log(`${files.length} files written. Go on with:\n\n  cd ${folder}\n  npm install\n  npm start`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
