import { describe, expect, test } from 'vitest';
import { isJsonList, isJsonObject, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { operations } from '@broadsheet/platform-testing/identity';
import { apiRoutes } from './apiRoutes.ts';

const ask = async (path: string) => apiRoutes().request(path);

function referencesIn(value: Json): readonly string[] {
  if (isJsonList(value)) return value.flatMap(referencesIn);
  if (!isJsonObject(value)) return [];
  return [...[textAt(value, '$ref') ?? []].flat(), ...Object.values(value).flatMap(referencesIn)];
}

describe('the OpenAPI document', () => {
  test('refers only to types that it has', async () => {
    const document = parseJson(await (await ask('/sandbox/api/openapi.json')).text());
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(0);
    const isMissing = (reference: string): boolean =>
      valueAt(document, ...reference.slice('#/'.length).split('/')) === undefined;
    expect(references.filter(isMissing)).toEqual([]);
  });

  test('names each call once and tells what it does', () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.filter(({ description }) => textAt(description, 'summary') === undefined)).toEqual([]);
  });
});

describe('the page about the HTTP contract', () => {
  test('shows every call with its path, who may call it, what is sent and what is answered', async () => {
    const response = await ask('/sandbox/api');
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    for (const { id, path } of operations) {
      expect(page).toContain(`<article id="${id}">`);
      expect(page).toContain(`<code>${path}</code>`);
    }
    const login = page.slice(page.indexOf('id="identity.signIn.login"')).split('</article>')[0] ?? '';
    expect(login).toContain('Anybody; the access token of a reader makes a difference.');
    expect(login).toContain('<code>cookie?</code>');
    expect(login).toContain('<a href="#LoginRequestBody">LoginRequestBody</a>');
    expect(login).toContain('<a href="#IdentityBody">IdentityBody</a>');
  });

  test('shows a type in words: choices, lists, members that may be left out', async () => {
    const page = await (await ask('/sandbox/api')).text();
    const profile = page.slice(page.indexOf('<article id="ProfileBody">')).split('</article>')[0] ?? '';
    expect(profile).toContain('<code>&quot;Active&quot; | &quot;Disabled&quot;</code>');
    expect(profile).toContain('<code>list of <a href="#ProfileIdentityBody">ProfileIdentityBody</a></code>');
    expect(profile).toContain('<code>firstName?</code>');
    expect(profile).toContain('<code>uuid</code>');
  });

  test('leads from every link to something on the page', async () => {
    const page = await (await ask('/sandbox/api')).text();
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  });
});
