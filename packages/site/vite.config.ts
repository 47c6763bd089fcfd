/** Builds the two halves of the site: `vite build` for the browser, `vite build --ssr` for the server. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { styledSource } from '../../scripts/styled-source.mjs';
import { FONT_FILES } from './src/assets/fontFaces.ts';
import { SCRIPT_GROUPS } from './src/assets/scriptGroups.ts';

const conditions = ['@broadsheet/source', 'module', 'browser', 'development|production'];

function fontFile(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, 'fonts', name));
}

/** Puts the font files beside the other assets, and serves them while developing. */
function fontFiles(): Plugin {
  return {
    name: 'broadsheet:font-files',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of FONT_FILES)
        this.emitFile({ type: 'asset', fileName: `assets/fonts/${name}`, source: fontFile(name) });
    },
    configureServer(server) {
      server.middlewares.use('/assets/fonts', (request, response, next) => {
        const name = FONT_FILES.find((file) => request.url === `/${file}`);
        if (name === undefined) return next();
        response.setHeader('Content-Type', 'font/woff2').end(fontFile(name));
      });
    },
  };
}

/** Compresses script once, at its best, beside each file; the site serves what a browser accepts. */
function compressedScript(): Plugin {
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
function plainImports(): Plugin {
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
function withoutVendorPrefixes(): Plugin {
  return {
    name: 'broadsheet:without-vendor-prefixes',
    enforce: 'pre',
    load: (id) =>
      /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/.test(id) ? 'export const prefix = (value) => value;' : null,
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [styledSource(), plainImports(), withoutVendorPrefixes(), fontFiles(), compressedScript()],
  resolve: {
    conditions: conditions.filter((name) => !isSsrBuild || name !== 'browser'),
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  ssr: {
    resolve: {
      conditions: conditions.filter((name) => name !== 'browser'),
      externalConditions: ['node', 'import'],
    },
    noExternal: [/^@broadsheet\//],
  },
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: 'src/main.ts',
        target: 'node22',
        sourcemap: true,
        minify: false,
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: false,
        // Beside the scripts for who looks for faults, and not named in them: a name costs each script fifty bytes.
        sourcemap: 'hidden',
        rolldownOptions: {
          input: 'src/client/loader.ts',
          output: { codeSplitting: { groups: SCRIPT_GROUPS } },
          treeshake: { manualPureFunctions: ['styled', 'css', 'keyframes', 'createGlobalStyle'] },
        },
      },
}));
