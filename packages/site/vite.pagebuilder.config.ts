/** Builds the page builder, apart from what readers load: neither finds a part of the other in its files. */
import { defineConfig } from 'vite';
import { styledSource } from '../../scripts/styled-source.mjs';
import { compressedScript, plainImports, withoutVendorPrefixes } from './build/scriptPlugins.ts';
import { conditions, outputFolder, siteDir } from './build/surroundings.ts';

export default defineConfig({
  root: siteDir,
  base: '/pagebuilder/',
  plugins: [styledSource(), plainImports(), withoutVendorPrefixes(), compressedScript()],
  resolve: { conditions, dedupe: ['react', 'react-dom', 'styled-components'] },
  publicDir: false,
  build: {
    outDir: outputFolder('pagebuilder'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: false,
    sourcemap: 'hidden',
    rolldownOptions: {
      input: 'src/pagebuilder/desk/main.tsx',
      treeshake: { manualPureFunctions: ['styled', 'css', 'keyframes', 'createGlobalStyle'] },
    },
  },
});
