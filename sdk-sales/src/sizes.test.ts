/**
 * Limits the bytes that sales adds to a page with a session: minified, then compressed by brotli at its highest quality.
 *
 * - cart and offer: a campaign's offer and a cart with it, with one context and the browser's storage and logout
 * - everything: the client and the browser's adapters
 *
 * The session is login, refresh and logout of `sdk-identity`, whose bundle already includes most of `client-core`.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const CART_AND_OFFER_BYTES = 3_000;
const WHOLE_BYTES = 6_590;

const from = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

const session = `export { createIdentityContext, isLoggedIn, login, logout } from ${from(
  '../../sdk-identity/src/operations.ts',
)};`;
const browser = `export { createBrowserAdapters as createSalesAdapters } from ${from('browser/index.ts')};`;

async function bundle(entry: string) {
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    resolve: { conditionNames: ['@broadsheet/source', 'import', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
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

it('adds a cart and an offer within 3 kilobytes', async () => {
  const names = 'createSalesContext, getOffer, getCart, clearCart, addItemToCart';
  const sales = `export { ${names} } from ${from('operations.ts')};`;
  const { bytes } = await bundle(session);
  const both = await bundle(`${session}${browser}${sales}`);
  expect(both.modules).toEqual(expect.arrayContaining(['getOffer.ts', 'addItemToCart.ts', 'fetchConfig.ts']));
  expect(both.modules).not.toContain('finalizePayment.ts');
  expect(both.bytes - bytes).toBeLessThanOrEqual(CART_AND_OFFER_BYTES);
});

it('adds everything within 6.5 kilobytes', async () => {
  const { bytes } = await bundle(session);
  const both = await bundle(`${session}${browser}export * as sales from ${from('index.ts')};`);
  expect(both.modules).toEqual(expect.arrayContaining(['finalizePayment.ts', 'getPaywallRules.ts']));
  expect(both.bytes - bytes).toBeLessThanOrEqual(WHOLE_BYTES);
});
