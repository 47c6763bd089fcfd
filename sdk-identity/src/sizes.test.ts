/**
 * Limits the bytes that a page loads: minified, then compressed by brotli at its highest quality.
 *
 * - password and session: login, refresh and logout with one context, including all code that they load on demand in a
 *   browser with Web Locks
 * - the client: everything but the entry `legacy`, in one file
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

// The output of esbuild is 2 % larger than that of this repository's bundler: these limits keep it below 7.2 and 13.5 KB.
const PASSWORD_BYTES = 7_000;
const WHOLE_BYTES = 13_200;

const from = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

async function bundle(entry: string) {
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    resolve: { conditionNames: ['@broadsheet/source', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId(id, _importer, { kind }) {
          if (id === 'entry') return id;
          return kind === 'dynamic-import' ? { id, external: true } : undefined;
        },
        load: (id) => (id === 'entry' ? entry : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    bytes: chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => basename(id)),
  };
}

it('keeps a login by password and its session within 7 kilobytes', async () => {
  const { modules, bytes } = await bundle(
    `export { createIdentityContext, isLoggedIn, login, logout } from ${from('operations.ts')};`,
  );
  expect(modules).toEqual(expect.arrayContaining(['login.ts', 'refreshSession.ts', 'revokeSession.ts']));
  expect(bytes).toBeLessThanOrEqual(PASSWORD_BYTES);
});

it('keeps the client, which has everything but what is deprecated, within 13.2 kilobytes', async () => {
  const { modules, bytes } = await bundle(`export * from ${from('index.ts')};`);
  expect(modules).toEqual(expect.arrayContaining(['signUp.ts', 'getUserProfile.ts', 'facebookSignOn.ts']));
  expect(modules).not.toContain('googleSignOn.ts');
  expect(bytes).toBeLessThanOrEqual(WHOLE_BYTES);
});
