import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';
import { printPage } from './pageFiles.ts';

const TIMEOUT = 60_000;
const FIXTURES = fileURLToPath(new URL('../../../../../fixtures/pages', import.meta.url));

let site: Imports;
const pages = (...words: readonly string[]) => site.run('pages', ...words);
const at = (name: string) => join(site.folder.path, name);

const about = (text: string, changes: object = {}) => ({
  areas: { body: [{ fields: { text }, block: 'header', id: 'a' }] },
  layout: 'single-column-regular',
  match: { kind: 'path', path: '/about/' },
  name: 'About us',
  id: 'about',
  schemaVersion: 1,
  ...changes,
});
const bring = (name: string, document: object) => site.folder.write(name, JSON.stringify(document));

beforeAll(async () => {
  site = await openImports();
  const { code, said } = await pages('import', FIXTURES);
  if (code !== 0) throw new Error(said.join('\n'));
}, TIMEOUT);
afterAll(() => site[Symbol.asyncDispose]());

test(
  'a command that writes says first to which site and where its data are; one that only plans does not',
  async () => {
    await bring('about.json', about('Who we are'));
    const data = at('data');
    const { target } = await pages('import', '--draft', 'about.json');
    expect(target).toMatch(/^Writing to the site \S+: /);
    expect(target).toContain(data);
    expect((await pages('import', '--dry-run', 'about.json')).target).toBeUndefined();
  },
  TIMEOUT,
);

test(
  'pages come out as files that say the same whenever they are written, and go in unchanged',
  async () => {
    await site.folder.write('out/mine.json', '{}');
    const { code, said } = await pages('export', 'out');
    expect([code, said]).toEqual([
      0,
      ['mine.json is no page of the site; it stays.', expect.stringMatching(/^\d+ pages in .+out\.$/)],
    ]);
    const names = (await readdir(at('out'))).filter((name) => name !== 'mine.json');
    expect(names.toSorted()).toEqual((await readdir(FIXTURES)).toSorted());
    const text = await readFile(at('out/offer.json'), 'utf8');
    expect(text.startsWith('{\n  "schemaVersion": 1,\n  "id": "offer",')).toBe(true);
    expect(printPage(JSON.parse(text))).toBe(text);
    expect((await pages('diff', FIXTURES, 'published')).said).toEqual(['No page differs.']);
    expect((await pages('import', 'out/offer.json')).said.at(-1)).toBe('0 stored, 1 unchanged, 0 refused.');
  },
  TIMEOUT,
);

test(
  'an import is planned first, then stored; drafts are kept from readers and from being replaced',
  async () => {
    await bring('new/about.json', about('Who we are'));
    const plan = await pages('import', '--dry-run', 'new');
    expect([plan.code, plan.said]).toEqual([
      0,
      ['new/about.json: new', '1 would be stored, 0 unchanged, 0 refused.'],
    ]);
    expect((await pages('usage', 'header', '--field', 'size')).said.join()).not.toContain('about');
    await pages('import', '--draft', 'new');
    expect((await pages('diff', 'published', 'draft')).said).toEqual([
      'about “About us”',
      '  A new page.',
      '1 page differs.',
    ]);
    await bring('new/about.json', about('What we do'));
    const refused = await pages('import', '--draft', 'new');
    expect([refused.code, refused.said[0]]).toEqual([
      1,
      expect.stringContaining('new/about.json: $: somebody works on a draft of this page'),
    ]);
    await pages('import', '--draft', '--replace', 'new');
    const shown = await pages('usage', 'header');
    expect(shown.said).toEqual(
      expect.arrayContaining([
        'about “About us” (draft, /about/)',
        '  a (the area “Main column”)',
        '    text: "What we do"',
      ]),
    );
    expect((await pages('export', '--drafts', 'drafts')).code).toBe(0);
    expect(await readdir(at('drafts'))).toEqual(['about.json']);
  },
  TIMEOUT,
);

test(
  'what is published differs in words, and a second page for its address is refused',
  async () => {
    await bring('live/about.json', about('Who we are'));
    await pages('import', 'live');
    await bring('live/about.json', about('What we do', { name: 'About' }));
    const diff = await pages('diff', 'published', 'live/about.json');
    expect(diff.code).toBe(1);
    expect(diff.said).toEqual(
      expect.arrayContaining([
        'about “About”',
        '  Changed the name of the page from “About us” to “About”.',
        '  Changed “Text” of “Heading” from “Who we are” to “What we do”.',
      ]),
    );
    expect((await pages('import', 'live')).said).toEqual([
      'live/about.json: 2 changes',
      '1 stored, 0 unchanged, 0 refused.',
    ]);
    await bring('twin.json', about('Twin', { id: 'twin' }));
    const twin = await pages('import', 'twin.json');
    expect([twin.code, twin.said[0]]).toEqual([
      1,
      expect.stringMatching(/^twin\.json: \$\.match: the page "about" is for the same address/),
    ]);
  },
  TIMEOUT,
);

test(
  'a page whose shared header the site does not have is told of before and when it is stored, and refused if asked',
  async () => {
    const reference = { id: 'top', block: 'shared-section', fields: { section: 'masthead' } };
    const page = about('Who we are', {
      ...{ id: 'team', name: 'Team', match: { kind: 'path', path: '/team/' } },
      areas: { navigation: [reference], body: [{ fields: { text: 'Team' }, block: 'header', id: 'a' }] },
    });
    await bring('team/team.json', page);
    const told =
      'team/team.json: $.areas.navigation[0].fields.section: the shared section "masthead" is not published, so readers see nothing here';
    const plan = await pages('import', '--dry-run', 'team');
    expect([plan.code, plan.said]).toEqual([
      0,
      ['team/team.json: new', expect.stringContaining(told), '1 would be stored, 0 unchanged, 0 refused.'],
    ]);
    const strict = await pages('import', '--strict', 'team');
    expect([strict.code, strict.said]).toEqual([
      1,
      [expect.stringContaining(told), '0 stored, 0 unchanged, 1 refused.'],
    ]);
    const stored = await pages('import', 'team');
    expect([stored.code, stored.said.join()]).toEqual([0, expect.stringContaining(told)]);
    expect((await pages('import', 'team')).said).toEqual([
      'team/team.json: unchanged',
      '0 stored, 1 unchanged, 0 refused.',
    ]);
    const masthead = {
      ...{ schemaVersion: 1, id: 'masthead', name: 'Masthead', match: { kind: 'shared-section' } },
      ...{
        layout: 'shared-section-layout',
        areas: { blocks: [{ id: 'b', block: 'header', fields: { text: 'Courier' } }] },
      },
    };
    await bring('team/masthead.json', masthead);
    await bring('team/team.json', { ...page, name: 'The team' });
    expect((await pages('import', '--strict', 'team')).said).toEqual([
      'team/masthead.json: new',
      'team/team.json: 1 change',
      '2 stored, 0 unchanged, 0 refused.',
    ]);
  },
  TIMEOUT,
);

test('files are checked without a site, each problem with its file, place and what to do', async () => {
  expect((await pages('validate', FIXTURES)).said.at(-1)).toMatch(/^\d+ pages, 0 problems\.$/);
  const blocks = [
    { id: 'a', block: 'header', fields: { size: 'Enormous' } },
    { id: 'b', block: 'not-there' },
  ];
  await bring('ci/about.json', about('x', { areas: { body: blocks } }));
  await site.folder.write('ci/broken.json', '{');
  const { code, said } = await pages('validate', 'ci');
  expect(code).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^ci\/broken\.json: \$: this is no JSON/),
    expect.stringMatching(/^ci\/about\.json: \$\.areas\.body\[1\]\.block: there is no block "not-there"/),
    expect.stringMatching(/^ci\/about\.json: \$\.areas\.body\[0\]\.fields\.size: .+/),
    '2 pages, 3 problems.',
  ]);
  expect((await pages('validate', 'nowhere')).complained).toContain('There is no file and no folder');
});

test("a site's own blocks are known by their module or their folder, and need no site either", async () => {
  // The value that `defineBlock` would create: a temporary folder has no packages to import it from.
  const own = `export const block = {
    name: 'tide', title: 'Tide', description: 'The tide', group: 'Own', kind: 'feature', version: 2, areas: [],
    fields: { harbour: { kind: 'text', label: 'Harbour' } }, hydrate: { mode: 'never' }, vendors: [],
    storyKinds: [], purposes: [], lacks: () => undefined,
    migrate: ({ fields: { port, ...others } }) => ({ version: 2, fields: { ...others, harbour: port } }),
    prepare: ({ fields }) => ({ ...fields }),
  };`;
  await site.folder.write('own-blocks/tide/dist/block.js', own);
  await site.folder.write('tide.mjs', own);
  const blocks = [{ id: 'a', block: 'tide', fields: { port: 'Aldermouth' } }];
  const path = await bring('own/about.json', about('x', { areas: { body: blocks } }));
  expect((await pages('validate', 'own')).said[0]).toContain('there is no block "tide"');
  for (const place of ['own-blocks', 'tide.mjs'])
    expect(await pages('validate', '--blocks', place, 'own')).toMatchObject({
      said: ['1 page, 0 problems.'],
      complained: '',
    });
  await site.folder.write('before/tide.json', await readFile(path, 'utf8'));
  expect((await pages('migrate', '--blocks', 'own-blocks', 'own')).said.at(-1)).toBe('1 of 1 migrated.');
  const diff = await pages('diff', '--blocks', 'own-blocks', 'before', 'own');
  expect([diff.code, diff.said]).toEqual([
    1,
    ['about “About us”', '  Updated “Tide”, from version 1 of the block to 2.', '1 page differs.'],
  ]);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
    areas: { body: [{ block: 'tide', version: 2, fields: { harbour: 'Aldermouth' } }] },
  });
  await site.folder.write('unbuilt/tide/src/block.ts', '');
  expect((await pages('validate', '--blocks', 'unbuilt', 'own')).complained).toContain('has not been built');
  await site.folder.write('none.mjs', 'export const other = 1;');
  expect((await pages('validate', '--blocks', 'none.mjs', 'own')).complained).toContain('exports no block');
});

test(
  'what is up to date is not migrated, and what a newer version wrote is told and left alone',
  async () => {
    expect((await pages('migrate')).said).toEqual([
      'Published pages:',
      '0 stored, 0 unchanged, 0 refused.',
      'Drafts:',
      '0 stored, 0 unchanged, 0 refused.',
    ]);
    const blocks = [{ id: 'a', block: 'header', version: 9, fields: { text: 'x' } }];
    const path = await bring('later/about.json', about('x', { areas: { body: blocks } }));
    const before = await readFile(path, 'utf8');
    const { code, said } = await pages('migrate', 'later');
    expect([code, said]).toEqual([
      1,
      [expect.stringContaining('written by its version 9'), '0 of 1 migrated.'],
    ]);
    expect(await readFile(path, 'utf8')).toBe(before);
  },
  TIMEOUT,
);
