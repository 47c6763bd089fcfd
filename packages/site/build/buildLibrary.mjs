/**
 * Builds what an installed `@broadsheet/site` runs before any newspaper is built: `lib` contains what a config imports, the
 * command line, the rules of the builds, and the page builder, which is the same for every newspaper. The rest of the package
 * is shipped as sources, because it is built together with the publisher's code.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';
import { build } from 'vite';

const siteDir = resolve(import.meta.dirname, '..');
const lib = join(siteDir, 'lib');
const TSC = join(siteDir, '../../node_modules/typescript/bin/tsc');

/** The programs and rules, each a file in `lib`; all of them find the package one folder above theirs. */
const TOOLS = {
  runBroadsheet: 'build/runBroadsheet.mjs',
  buildNewspaper: 'build/buildNewspaper.mjs',
  dev: 'dev.mjs',
  'vite.config': 'vite.config.ts',
};

/**
 * @param {Readonly<Record<string, string>>} input
 * @param {'js' | 'mjs'} ending
 */
async function bundle(input, ending) {
  const made = await rolldown({
    input,
    cwd: siteDir,
    external: (id, _importer, isResolved) => !isResolved && !/^\.{0,2}\//.test(id),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'node22' },
  });
  await made.write({
    dir: lib,
    format: 'esm',
    entryFileNames: `[name].${ending}`,
    chunkFileNames: `[name]-[hash].${ending}`,
  });
  await made.close();
}

rmSync(lib, { recursive: true, force: true });
await bundle({ index: 'src/index.ts' }, 'js');
await bundle(TOOLS, 'mjs');
await build({
  configFile: join(siteDir, 'vite.pagebuilder.config.ts'),
  logLevel: 'error',
  build: { outDir: join(lib, 'pagebuilder'), sourcemap: false },
});
const declarations = spawnSync(process.execPath, [TSC, '-p', join(siteDir, 'tsconfig.lib.json')], {
  stdio: 'inherit',
});
process.exitCode = declarations.status ?? 1;
