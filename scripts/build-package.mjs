/**
 * Builds the package in the current folder into `dist`: one JavaScript module for each source module, and the type
 * declarations.
 *
 * Modules stay apart so that an application keeps only what it imports and `"use client"` stays where it was written.
 * The entries are the `@broadsheet/source` conditions of the package's exports. Its dependencies must be built before
 * it, because their declarations are read from their `dist`; `turbo run build` does so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { declareFields } from './blocks/declareFields.mjs';
import { nameStyledTypes } from './packages/nameStyledTypes.mjs';
import { styledSource } from './styled-source.mjs';
import { readManifest } from './workspace/listPackages.mjs';

const TSC = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const folder = process.cwd();

/** @returns {Readonly<Record<string, string>>} source files by their name in `dist`, without an ending */
function listEntries() {
  const { name, exports = {} } = readManifest(folder);
  const sources = Object.values(exports).flatMap((conditions) => conditions['@broadsheet/source'] ?? []);
  if (sources.length === 0) {
    throw new Error(
      `${name} has nothing to build: give its exports a "@broadsheet/source" condition, as in "./src/index.ts".`,
    );
  }
  return Object.fromEntries(
    sources.map((source) => [relative('src', source).replace(/\.tsx?$/, ''), join(folder, source)]),
  );
}

/**
 * Fails when a directive was lost in the build: frameworks with server components would break, and no other check
 * would notice.
 *
 * @param {readonly (import('rolldown').OutputChunk | import('rolldown').OutputAsset)[]} output
 */
function requireDirectives(output) {
  const directive = /^(?:\s|\/\*[^]*?\*\/|\/\/.*)*['"]use client['"]/;
  for (const file of output) {
    // What the bundler adds of its own has no file: its ids begin with a NUL.
    if (file.type !== 'chunk' || file.facadeModuleId === null || file.facadeModuleId.startsWith('\0'))
      continue;
    if (directive.test(readFileSync(file.facadeModuleId, 'utf8')) && !directive.test(file.code))
      throw new Error(`dist/${file.fileName} lost the "use client" of ${file.facadeModuleId}.`);
  }
}

async function buildModules() {
  const bundle = await rolldown({
    input: listEntries(),
    cwd: folder,
    external: (id, _importer, isResolved) => !isResolved && !/^\.{0,2}\//.test(id),
    platform: 'neutral',
    treeshake: false,
    tsconfig: false,
    transform: { jsx: 'react-jsx', target: 'es2022' },
    plugins: [styledSource()],
    onLog(level, log) {
      // Module by module the directive is kept; requireDirectives makes sure.
      if (level !== 'debug' && log.code !== 'MODULE_LEVEL_DIRECTIVE')
        throw new Error(`${log.message} Nothing was built; put it right and build again.`);
    },
  });
  const { output } = await bundle.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    entryFileNames: '[name].js',
    // Nearly half the bytes of what is installed, for code that stays readable without.
    sourcemap: false,
  });
  await bundle.close();
  requireDirectives(output);
}

/** Lets the declarations name nothing from inside styled-components. */
function nameTypes() {
  for (const name of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const named = nameStyledTypes(text);
    if (named !== text) writeFileSync(file, named);
  }
}

/** Puts an interface of the custom fields into the declarations of a block. */
async function nameFields() {
  const [fields, index] = ['fields.js', 'index.d.ts'].map((file) => join(folder, 'dist', file));
  if (fields === undefined || index === undefined || !existsSync(fields)) return;
  const { fields: schema } = await import(pathToFileURL(fields).href);
  writeFileSync(index, declareFields(readFileSync(index, 'utf8'), schema));
}

try {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await buildModules();
  const declarations = spawnSync(process.execPath, [TSC, '-p', folder], { stdio: 'inherit' });
  process.exitCode = declarations.status ?? 1;
  if (declarations.status === 0) {
    nameTypes();
    await nameFields();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
