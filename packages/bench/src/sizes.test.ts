import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { clientSizes, SIZE_LIMITS } from './sizes/clientSizes.ts';
import type { ClientSizes } from './sizes/clientSizes.ts';

const site = fileURLToPath(new URL('../../site', import.meta.url));

/** The browser's half of the site, built as `npm start` builds it and written nowhere. */
async function buildClient() {
  vi.stubEnv('NODE_ENV', 'production');
  try {
    const result = await build({
      root: site,
      configFile: `${site}/vite.config.ts`,
      mode: 'production',
      logLevel: 'error',
      build: { write: false, sourcemap: false },
    });
    if (Array.isArray(result) || !('output' in result)) throw new Error('One build was asked for.');
    return result.output.filter((file) => file.type === 'chunk');
  } finally {
    vi.unstubAllEnvs();
  }
}

describe('the JavaScript of the site', () => {
  let sizes: ClientSizes;
  beforeAll(async () => {
    sizes = clientSizes(await buildClient());
  }, 60_000);

  it('starts with a loader of at most 6 KB', () => {
    expect(sizes.initialFiles).not.toEqual([]);
    expect(sizes.initial.brotli).toBeLessThanOrEqual(SIZE_LIMITS.initial);
  });

  it('brings React and every island in at most 95 KB', () => {
    expect(sizes.totalFiles.length).toBeGreaterThan(sizes.initialFiles.length);
    expect(sizes.totalFiles.some((file) => file.includes('hydrateIsland'))).toBe(true);
    expect(sizes.total.brotli).toBeLessThanOrEqual(SIZE_LIMITS.total);
  });
});
