/** Bundles the element with all its blocks and React into one file, which a page loads without a bundler of its own. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const bundle = await rolldown({
  input: fileURLToPath(new URL('dist/index.js', import.meta.url)),
  platform: 'browser',
  logLevel: 'silent',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
});
await bundle.write({
  file: fileURLToPath(new URL('dist/blocks.js', import.meta.url)),
  format: 'esm',
  minify: true,
  codeSplitting: false,
});
await bundle.close();
