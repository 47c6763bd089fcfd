/** What the builds of the newspaper's script and of the page builder's have in common. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses script once, at its best, beside each file; the site serves what a browser accepts. */
export function compressedScript(): Plugin {
  return {
    name: 'broadsheet:compressed-script',
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'client') return;
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.js'))) {
        const code = readFileSync(join(dir, name));
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(code));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(code, { level: 9 }));
      }
    },
  };
}

/**
 * Vite wraps every dynamic import in a helper that preloads style sheets and scripts. Here styles travel in the page
 * and nothing is preloaded, so the helper, a tenth of what a page loads, is left away.
 */
export function plainImports(): Plugin {
  return {
    name: 'broadsheet:plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/**
 * styled-components brings a table of vendor prefixes along, for applications that switch them on. No browser that runs
 * these modules needs one, and nothing here switches them on.
 */
export function withoutVendorPrefixes(): Plugin {
  return {
    name: 'broadsheet:without-vendor-prefixes',
    enforce: 'pre',
    load: (id) =>
      /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/.test(id) ? 'export const prefix = (value) => value;' : null,
  };
}

/** What Vite writes around an `import()`: of a whole module or file, and of the names that a caller takes from it. */
const WRAPPED_IMPORT =
  /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(n\) => n\.\w+\))?), __VITE_PRELOAD__\)/g;
const WRAPPED_NAMES =
  /__vitePreload\(async \(\) => \{\s*const (\{[^}]*\}) = await (import\("[^"]+"\));\s*return \1;\s*\}, __VITE_PRELOAD__\)/g;

/**
 * Finishes the script of the newspaper. Each `import()` loses what is left of Vite's helper, and goes through
 * `src/client/repeatableImports.ts`. Tables of scripts, which `import.meta.glob` fills by path, are filled by name, because
 * every page would pay for the paths; `src/client/moduleName.ts` reads both.
 */
export function finishScript(): Plugin {
  return {
    name: 'broadsheet:finish-script',
    renderChunk(code) {
      if (this.environment.name !== 'client') return null;
      const finished = code
        .replaceAll(WRAPPED_IMPORT, '$1')
        .replaceAll(WRAPPED_NAMES, '$2')
        .replaceAll(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, 'bsImport($1$2$1)')
        .replaceAll(/(["'`])\.\.?\/(?:[^"'`]+\/)?([^"'`/]+)\.(?:enhance|island|probe)\.ts\1:/g, '$1$2$1:');
      return { code: finished, map: null };
    },
  };
}
