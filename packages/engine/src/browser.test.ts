import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

/** Bytes, compressed: what every page with an island costs before anything wakes. */
const BUDGET = 4_600;

describe('the loader', () => {
  it('stays within its budget with all that it imports, and brings no React', async () => {
    const bundle = await rolldown({
      input: fileURLToPath(new URL('browser.ts', import.meta.url)),
      resolve: { conditionNames: ['@broadsheet/source', 'default'] },
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const chunks = output.filter((file) => file.type === 'chunk');
    await bundle.close();
    expect(chunks).toHaveLength(1);
    expect(chunks[0]?.code).not.toMatch(/createElement\b.*\breact|\breact-dom\b/);
    expect(chunks[0]?.imports).toEqual([]);
    expect(gzipSync(chunks[0]?.code ?? '', { level: 9 }).length).toBeLessThan(BUDGET);
  });
});
