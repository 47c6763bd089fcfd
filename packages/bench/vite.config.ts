/** Builds the measurements for Node.js, from the same sources and by the same rules as the site's server. */
import { defineConfig } from 'vite';
import { styledSource } from '../../scripts/styled-source.mjs';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [styledSource()],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  ssr: {
    resolve: {
      conditions: ['@broadsheet/source', 'module', 'development|production'],
      externalConditions: ['node', 'import'],
    },
    noExternal: [/^@broadsheet\//],
  },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    ssr: true,
    target: 'node22',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        memoryControl: 'src/memory/memoryControl.ts',
        importProcess: 'src/archive/importProcess.ts',
        shopProcess: 'src/sales/shopProcess.ts',
      },
      // Entry files keep plain names, because programs are found beside `main.js`.
      output: { entryFileNames: '[name].js' },
    },
  },
});
