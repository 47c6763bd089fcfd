/** Builds the two halves of the site: `vite build` for the browser, `vite build --ssr` for the server. */
import { defineConfig } from 'vite';
import { styledSource } from '../../scripts/styled-source.mjs';
import { findForeignParts } from './build/findBlockParts.ts';
import { ownDependencies } from './build/ownDependencies.ts';
import { brandFiles, fontFiles } from './build/publicFiles.ts';
import { siteModules } from './build/siteModules.ts';
import {
  compressedScript,
  finishScript,
  plainImports,
  withoutVendorPrefixes,
} from './build/scriptPlugins.ts';
import { conditions, isInWorkspace, outputFolder, publisherFolder, siteDir } from './build/surroundings.ts';
import { fromPackages, SCRIPT_GROUPS } from './src/assets/scriptGroups.ts';

const serverConditions = conditions.filter((name) => name !== 'browser');
/** Packages of others with blocks, which must use the same block-kit as the site. */
const foreign =
  publisherFolder === undefined ? [] : findForeignParts(publisherFolder).map(({ name }) => name);

export default defineConfig(({ isSsrBuild }) => ({
  root: siteDir,
  plugins: [
    siteModules(siteDir, publisherFolder),
    ownDependencies(),
    styledSource(publisherFolder),
    plainImports(),
    withoutVendorPrefixes(),
    finishScript(),
    fontFiles(),
    brandFiles(),
    compressedScript(),
  ],
  resolve: {
    conditions: isSsrBuild ? serverConditions : conditions,
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  ssr: {
    resolve: {
      conditions: serverConditions,
      externalConditions: ['node', 'import'],
    },
    noExternal: [/^@broadsheet\//, ...foreign],
  },
  publicDir: false,
  build: isSsrBuild
    ? {
        outDir: outputFolder('server'),
        emptyOutDir: true,
        ssr: 'src/main.ts',
        target: 'node22',
        sourcemap: true,
        minify: false,
      }
    : {
        outDir: outputFolder('client'),
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        modulePreload: false,
        // Beside the scripts for who looks for faults, and not named in them: a name costs each script fifty bytes.
        sourcemap: 'hidden',
        rolldownOptions: {
          input: 'src/client/loader.ts',
          output: { codeSplitting: { groups: isInWorkspace ? SCRIPT_GROUPS : fromPackages(SCRIPT_GROUPS) } },
          treeshake: { manualPureFunctions: ['styled', 'css', 'keyframes', 'createGlobalStyle'] },
        },
      },
}));
