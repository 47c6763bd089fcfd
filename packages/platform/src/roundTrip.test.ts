/** Documents that the platform returns can be imported again, and are then returned unchanged. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestPlatform } from '@broadsheet/platform-testing/content';
import type { TestPlatform } from '@broadsheet/platform-testing/content';
import { openDatabase } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import { isJsonList, isJsonObject, listAt, objectAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { getDocumentType, findImportFiles } from '@broadsheet/content-service';
import type { ImportResult } from '@broadsheet/content-service';
import { getSalesType } from '@broadsheet/sales-service';

const FIXTURES = join(import.meta.dirname, '../../../fixtures');
const ANS_FIXTURES = join(import.meta.dirname, '../test/ans-fixtures');
const SITE = 'courier';

const opened: { readonly database: Database; readonly server: TestPlatform }[] = [];
async function open(): Promise<TestPlatform> {
  const database = await openDatabase({});
  const server = await createTestPlatform(database, { site: SITE });
  opened.push({ database, server });
  return server;
}
afterAll(async () => {
  for (const { database, server } of opened) {
    await server.remove();
    await database.close();
  }
});

/** Returns the path at which the platform returns a document, and a function that picks it from the response. */
function exportOf(document: Json): {
  readonly path: string;
  readonly pick: (answer: JsonObject) => Json | undefined;
} {
  const whole = (answer: JsonObject): Json => answer;
  const id = encodeURIComponent(textAt(document, '_id') ?? '');
  const [site = SITE] = Object.keys(objectAt(document, 'websites') ?? {});
  if (textAt(document, 'websiteName') !== undefined)
    return { path: `/site/v3/properties/${SITE}`, pick: whole };
  const hierarchy = textAt(document, 'hierarchy');
  if (hierarchy !== undefined)
    return { path: `/site/v3/navigation/${SITE}?hierarchy=${hierarchy}`, pick: whole };
  const type = getDocumentType(document);
  const slug = textAt(document, 'slug') ?? id;
  if (type === 'author')
    return {
      path: `/author/v2/author-service?slug=${slug}`,
      pick: (answer) => listAt(answer, 'authors')[0],
    };
  if (type === 'tag')
    return { path: `/tags/v2/slugs?slugs=${slug}`, pick: (answer) => listAt(answer, 'Payload')[0] };
  const folder = type === 'collection' ? 'collections' : '';
  return { path: `/content/v4/${folder}?_id=${id}&published=false&website=${site}`, pick: whole };
}

async function exportAll(server: TestPlatform, documents: readonly Json[]): Promise<readonly Json[]> {
  const exported: Json[] = [];
  for (const document of documents) {
    const { path, pick } = exportOf(document);
    const { status, body } = await server.get(path);
    const value = status === 200 ? pick(body) : undefined;
    if (value === undefined) throw new Error(`${path} answers ${status}`);
    exported.push(value);
  }
  const pages = await server.get(`/pages/v1/${SITE}`);
  const redirects = await server.get(`/redirects/v1/${SITE}`);
  return [...exported, ...listAt(pages.body, 'pages'), ...listAt(redirects.body, 'lists')];
}

async function readAll(files: readonly string[]): Promise<readonly Json[]> {
  const values = await Promise.all(files.map(async (file) => parseJson(await readFile(file, 'utf8'))));
  return values.flatMap((value) => (isJsonList(value) ? value : [value]));
}

/**
 * Returns whether a document has no response of its own: pages and redirects are returned as lists, sales documents in
 * part.
 */
const isLeftOut = (document: Json): boolean =>
  isJsonObject(document) &&
  (document.areas !== undefined || document.redirects !== undefined || getSalesType(document) !== undefined);

describe('the sample newspaper', () => {
  let documents: readonly Json[];
  let server: TestPlatform;
  let imported: ImportResult;
  beforeAll(async () => {
    const files = await findImportFiles(FIXTURES);
    documents = (await readAll(files)).filter((document) => !isLeftOut(document));
    server = await open();
    imported = await server.platform.import(files, { root: FIXTURES });
  }, 120_000);

  test('is taken without a word', () => {
    expect(imported).toMatchObject({ rejected: [], warnings: [] });
  });

  test('comes back as it was given out', { timeout: 240_000 }, async () => {
    const first = await exportAll(server, documents);
    const copy = await open();
    const { rejected, warnings } = await copy.importAll(...first);
    expect({ rejected, warnings }).toEqual({ rejected: [], warnings: [] });
    expect(await exportAll(copy, documents)).toEqual(first);
  });
});

describe('the published samples of the schema', () => {
  test('come back as they were given out', { timeout: 120_000 }, async () => {
    const files = await findImportFiles(ANS_FIXTURES);
    const server = await open();
    const documents: JsonObject[] = [];
    for (const file of files) {
      const [document] = await readAll([file]);
      // Some of the samples have no id, or share it.
      if (isJsonObject(document)) documents.push({ ...document, _id: basename(file, '.json') });
    }
    const { rejected } = await server.importAll(...documents);
    expect(rejected).toEqual([]);
    const first = await exportAll(server, documents);
    const copy = await open();
    expect((await copy.importAll(...first)).rejected).toEqual([]);
    expect(await exportAll(copy, documents)).toEqual(first);
  });
});
