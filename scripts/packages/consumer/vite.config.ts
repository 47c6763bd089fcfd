import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    emptyOutDir: false,
    ...(!isSsrBuild && {
      rolldownOptions: { input: 'src/client.tsx', output: { format: 'iife', entryFileNames: 'client.js' } },
    }),
  },
}));
