/**
 * What a page pays, in bytes as sent: minified, then brotli at its highest quality.
 *
 * - password and session: login, refresh and logout over one context, with all that they ever fetch in a browser that has
 *   Web Locks
 * - the client: everything but the entry `legacy`, in one file
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

// esbuild makes 2 % more of the same than the bundler of this repository: 7.2 and 13 KB leave room for it.
const PASSWORD_BYTES = 7_000;
const WHOLE_BYTES = 12_800;

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
    `export { createIdentityContext, isLoggedIn, login, logout } from ${from('operations/index.ts')};`,
  );
  expect(modules).toEqual(expect.arrayContaining(['login.ts', 'refreshSession.ts', 'revokeSession.ts']));
  expect(bytes).toBeLessThanOrEqual(PASSWORD_BYTES);
});

it('keeps the client, which has everything but what is deprecated, within 12.8 kilobytes', async () => {
  const { modules, bytes } = await bundle(`export * from ${from('index.ts')};`);
  expect(modules).toEqual(expect.arrayContaining(['signUp.ts', 'getUserProfile.ts', 'facebookSignOn.ts']));
  expect(modules).not.toContain('googleSignOn.ts');
  expect(bytes).toBeLessThanOrEqual(WHOLE_BYTES);
});
