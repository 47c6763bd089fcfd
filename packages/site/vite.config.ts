/** Builds the two halves of the site: `vite build` for the browser, `vite build --ssr` for the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { styledSource } from '../../scripts/styled-source.mjs';
import {
  compressedScript,
  conditions,
  finishScript,
  plainImports,
  withoutVendorPrefixes,
} from './build/scriptPlugins.ts';
import { FONT_FILES } from './src/assets/fontFaces.ts';
import { SCRIPT_GROUPS } from './src/assets/scriptGroups.ts';

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

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    styledSource(),
    plainImports(),
    withoutVendorPrefixes(),
    finishScript(),
    fontFiles(),
    compressedScript(),
  ],
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
