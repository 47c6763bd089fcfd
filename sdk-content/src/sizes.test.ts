/**
 * Limits the bytes of a page with the whole package: one file, minified, then compressed by brotli at its highest quality.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const LIMIT_BYTES = 6_000;

it('keeps what a browser needs within 6 kilobytes', async () => {
  const build = await rolldown({
    input: fileURLToPath(new URL('index.ts', import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['@broadsheet/source', 'import', 'default'] },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).join('\n');
  expect(modules).toContain('createContentClient.ts');
  expect(modules).not.toContain('/sources/');
  expect(chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)).toBeLessThanOrEqual(
    LIMIT_BYTES,
  );
});
