import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printDocument } from './printDocument.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ENDPOINT = "{ method: 'GET', path: '/shop/v1/baskets/:id' }";

let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, 'sdk-shop/src/contract', file), text);
const print = async (): Promise<unknown> => JSON.parse(await printDocument(root, join(root, 'openapi.json')));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'openapi-'));
  mkdirSync(join(root, 'sdk-shop/src/contract'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "version": "1.2.3", "type": "module" }');
  cpSync(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write('index.ts', "export { basketCalls } from './basketCalls.ts';");
});
afterEach(() => rmSync(root, { recursive: true }));

test('the committed document is what the contracts say', async () => {
  const file = join(ROOT, 'packages/platform/src/openapi/openapi.json');
  const isCurrent = readFileSync(file, 'utf8') === (await printDocument(ROOT, file));
  expect(isCurrent, 'Run "npm run openapi" and commit what it writes.').toBe(true);
}, 600_000);

test('a contract that describes its calls is taken up', async () => {
  write(
    'basketCalls.ts',
    `import type { Endpoints } from '@broadsheet/client-core';
    export const basketCalls = { read: ${ENDPOINT} } as const satisfies Endpoints<BasketCalls>;
    /** Baskets. */
    export interface BasketCalls {
      /** Reads one. Nothing changes. */
      readonly read: { readonly caller: 'reader'; readonly query: BasketQuery; readonly answer: BasketBody };
    }
    export interface BasketQuery { readonly currency?: 'EUR' | 'SEK' }
    export interface BasketBody { readonly total: number }
    export interface ErrorBody { readonly code: string }`,
  );
  expect(await print()).toMatchObject({
    info: { version: '1.2.3' },
    tags: [{ name: 'shop.basket', description: 'Baskets.' }],
    paths: {
      '/shop/v1/baskets/{id}': {
        get: {
          operationId: 'shop.basket.read',
          summary: 'Reads one',
          security: [{ bearer: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true },
            { name: 'currency', in: 'query', required: false, schema: { enum: ['EUR', 'SEK'] } },
          ],
          responses: {
            200: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/BasketBody' } } },
            },
          },
        },
      },
    },
    components: {
      schemas: { BasketBody: { required: ['total'], additionalProperties: false }, ErrorBody: {} },
    },
  });
});

test('a contract that describes no call yet is left out', async () => {
  write('basketCalls.ts', `export const basketCalls = { read: ${ENDPOINT} } as const;`);
  expect(await print()).toMatchObject({ paths: {}, tags: [] });
});

test('a contract that describes some of its calls is told what is missing', async () => {
  write(
    'index.ts',
    "export { basketCalls } from './basketCalls.ts'; export { orderCall } from './orderCall.ts';",
  );
  write(
    'basketCalls.ts',
    `export const basketCalls = { read: ${ENDPOINT} } as const;
    export interface BasketCalls { readonly read: { readonly caller: 'anyone' } }
    export interface ErrorBody { readonly code: string }`,
  );
  write('orderCall.ts', `export const orderCall = ${ENDPOINT} as const;`);
  await expect(print()).rejects.toThrow(/"orderCall" does not say.*export an interface OrderCall/);
});
