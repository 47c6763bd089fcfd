import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { divideTests, PART_NAMES, readPart } from './testParts.mjs';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

test('the part is chosen by name, and other words are for Vitest', () => {
  expect(readPart([]).part).toBe('own');
  expect(readPart(['-t', 'a title', '--part=blocks'])).toEqual({ part: 'blocks', rest: ['-t', 'a title'] });
  expect(() => readPart(['--part=others'])).toThrow(
    'There is no part "others" of the tests. Choose --part=own or --part=smoke or --part=blocks.',
  );
});

describe('a package of a workspace', () => {
  const FILES = {
    'blocks/tide/src/block.ts': 'export const block = 1;',
    'packages/site/src/blocks/all.ts':
      "export const all = import.meta.glob('../../../../blocks/*/src/block.ts');",
    'packages/site/src/server/createSite.ts':
      "import { all } from '../blocks/all.ts'; export const site = all;",
    'packages/site/src/server/Site.ts': "export type { site } from './createSite.ts';",
    'packages/site/src/server/far.test.ts': "import { site } from './createSite.ts'; site;",
    'packages/site/src/server/types.test.ts':
      "import type { site } from './createSite.ts'; import { type site as other } from './Site.ts';",
    'packages/site/src/server/kit.test.ts': "import { text } from '@broadsheet/block-kit'; text;",
    'packages/site/src/server/named.test.tsx': "const Tide = await import('@broadsheet/block-tide'); Tide;",
    'packages/site/src/server/near.test.ts': "import '../../../../blocks/tide/src/block.ts';",
    'packages/site/src/server/started.blocks.test.ts': 'export {};',
    'packages/site/src/server/every.smoke.test.ts': "import { all } from '../blocks/all.ts'; all;",
  };
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'broadsheet-parts-'));
    for (const [file, text] of Object.entries(FILES)) write(file, text);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const inServer = (...names: readonly string[]) => names.map((name) => `packages/site/src/server/${name}`);

  test('is divided by what its tests import and by their names', () => {
    write('packages/site/package.json', '{ "scripts": { "test:blocks": "" } }');
    expect(divideTests(root, 'packages/site')).toEqual({
      own: inServer('kit.test.ts', 'types.test.ts'),
      smoke: inServer('every.smoke.test.ts'),
      blocks: inServer('far.test.ts', 'named.test.tsx', 'near.test.ts', 'started.blocks.test.ts'),
    });
  });

  test('has all tests for its own if it has no script for those with blocks', () => {
    write('packages/site/package.json', '{ "scripts": {} }');
    const { own, smoke, blocks } = divideTests(root, 'packages/site');
    expect([own.length, smoke, blocks]).toEqual([7, [], []]);
  });
});

test('the site has tests in every part', () => {
  const parts = divideTests(workspace, 'packages/site');
  for (const name of PART_NAMES) expect(parts[name]).not.toEqual([]);
});
