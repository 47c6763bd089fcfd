/** The HTTP contract that the running site publishes, and a response of the same site validated against it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let opened: ListeningSite;
beforeAll(async () => {
  opened = await openListeningSite(['pages'], { SANDBOX: 'on' });
}, 60_000);
afterAll(() => opened[Symbol.asyncDispose]());

test('shows its HTTP contract as a page and as an OpenAPI document', async () => {
  const page = await opened.get('/sandbox/api');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('/identity/public/v1/auth/login');
  const document = await opened.get('/sandbox/api/openapi.json');
  expect(await document.json()).toMatchObject({ openapi: '3.1.1', info: { title: 'Broadsheet' } });
});

test('answers as its own document says', async () => {
  const document: unknown = await (await opened.get('/sandbox/api/openapi.json')).json();
  const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
  ajv.addSchema({ $id: 'openapi', ...(typeof document === 'object' && document) });
  const isConfig = ajv.compile({ $ref: 'openapi#/components/schemas/IdentityConfigBody' });
  const isRefusal = ajv.compile({ $ref: 'openapi#/components/schemas/ErrorBody' });
  const config: unknown = await (await opened.get('/identity/public/v1/config')).json();
  const profile = await opened.get('/identity/public/v1/profile');
  const refusal: unknown = await profile.json();
  expect([isConfig(config), isConfig(refusal)]).toEqual([true, false]);
  expect([profile.status, isRefusal(refusal), isRefusal(config)]).toEqual([401, true, false]);
});
