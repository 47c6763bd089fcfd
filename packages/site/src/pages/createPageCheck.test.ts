import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineBlock, select, text } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { describe, expect, test } from 'vitest';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { createPageCheck } from './createPageCheck.ts';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');

const note = defineBlock({
  name: 'note',
  title: 'Note',
  group: 'Test',
  kind: 'feature',
  fields: { words: text({ label: 'Words' }), size: select({ label: 'Size', options: ['s', 'l'] }) },
  hydrate: { mode: 'never' },
  Component: () => null,
});
const single = defineBlock({
  name: 'single',
  title: 'Single',
  group: 'Test',
  kind: 'layout',
  areas: ['main'],
  fields: {},
  hydrate: { mode: 'never' },
  Component: () => null,
});

const page = (changes: object = {}) => ({
  schemaVersion: 1,
  id: 'about',
  match: { kind: 'path', path: '/about/' },
  layout: 'single',
  areas: { main: [{ id: 'a', block: 'note', fields: { words: 'x' } }] },
  ...changes,
});
const check = createPageCheck([note, single]);

const pages = readdirSync(join(FIXTURES, 'pages')).map((name) => name.replace('.json', ''));

function readPage(name: string): Readonly<Record<string, unknown>> {
  const document = readFixture(`pages/${name}`);
  if (!isRecord(document)) throw new Error(`The page ${name} is no object.`);
  return document;
}

test.each(pages)('has nothing to say of the page "%s" of the sample newspaper', (name) => {
  const document = readPage(name);
  const others = pages.map(readPage);
  expect(createPageCheck(standardBlocks)(document, others)).toEqual([]);
});

describe('a page is refused', () => {
  test.each([
    ['that is no page document', page({ match: { kind: 'nowhere' } }), '$', 'docs/page-documents.md'],
    [
      'with two blocks of one id',
      page({
        areas: {
          main: [
            { id: 'a', block: 'note' },
            { id: 'b', block: 'note', children: [{ id: 'a', block: 'note' }] },
          ],
        },
      }),
      '$.areas.main[1].children[0].id',
      'already used by $.areas.main[0]',
    ],
    [
      'with a block that has no id',
      page({ areas: { main: [{ block: 'note' }] } }),
      '$.areas.main[0]',
      'needs an "id"',
    ],
    [
      'whose fields are a list',
      page({ areas: { main: [{ id: 'a', block: 'note', fields: [] }] } }),
      '$.areas.main[0].fields',
      'an object',
    ],
  ])('%s', (_, document, path, reason) => {
    const says = { key: expect.stringMatching(/^finding\./), values: expect.any(Object) };
    expect(check(document, [])).toEqual([{ path, reason: expect.stringContaining(reason), says }]);
  });

  test.each([
    [
      { kind: 'path', path: '/about/' },
      { kind: 'path', path: '/about' },
    ],
    [
      { kind: 'path', path: '/tags/:slug/' },
      { kind: 'path', path: '/tags/:name/' },
    ],
    [{ kind: 'section' }, { kind: 'section' }],
    [
      { kind: 'content', type: 'story' },
      { kind: 'content', type: 'story' },
    ],
    [
      { kind: 'status', status: 404 },
      { kind: 'status', status: 404 },
    ],
  ])('for %j when another is for %j', (match, other) => {
    const stored = [page({ id: 'older', match: other })];
    const says = { key: 'finding.same-address', values: { page: 'older' } };
    const reason = expect.stringContaining('the page "older" is for the same address');
    expect(check(page({ match }), stored)).toEqual([{ path: '$.match', reason, says }]);
    expect(check(page({ match, id: 'older' }), stored)).toEqual([]);
    expect(check(page({ match: { kind: 'path', path: '/elsewhere/' } }), stored)).toEqual([]);
  });
});

describe('a page is stored and its maker told', () => {
  test.each([
    [
      'of an unknown block',
      page({ areas: { main: [{ id: 'a', block: 'notes' }] } }),
      '$.areas.main[0].block',
      'no block "notes"',
    ],
    ['of an unknown layout', page({ layout: 'double' }), '$.layout', 'the layouts are: single'],
    ['of a layout that is a block', page({ layout: 'note' }), '$.layout', 'no layout "note"'],
    [
      'of an unknown area',
      page({ areas: { aside: [{ id: 'a', block: 'note' }] } }),
      '$.areas.aside',
      'the areas are: main',
    ],
    [
      'of an unknown field',
      page({ areas: { main: [{ id: 'a', block: 'note', fields: { word: 'x' } }] } }),
      '$.areas.main[0].fields.word',
      'has no field "word"',
    ],
    [
      'of a field that cannot be used',
      page({ areas: { main: [{ id: 'a', block: 'note', fields: { size: 'xl' } }] } }),
      '$.areas.main[0].fields.size',
      'needs one of s, l',
    ],
  ])('%s', (_, document, path, reason) => {
    const [problem, ...others] = check(document, []);
    expect(problem).toMatchObject({ path, reason: expect.stringContaining(reason), isWarning: true });
    expect(others).toEqual([]);
  });
});
