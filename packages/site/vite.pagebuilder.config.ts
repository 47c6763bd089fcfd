/** Builds the page builder, apart from what readers load: neither finds a part of the other in its files. */
import { defineConfig } from 'vite';
import { styledSource } from '../../scripts/styled-source.mjs';
import { compressedScript, conditions, plainImports, withoutVendorPrefixes } from './build/scriptPlugins.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/pagebuilder/',
  plugins: [styledSource(), plainImports(), withoutVendorPrefixes(), compressedScript()],
  resolve: { conditions, dedupe: ['react', 'react-dom', 'styled-components'] },
  publicDir: false,
  build: {
    outDir: 'dist/pagebuilder',
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
