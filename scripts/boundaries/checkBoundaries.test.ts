import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBoundaries } from './checkBoundaries.mjs';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const manifest = (name: string, extra: object = {}) =>
  JSON.stringify({ name: `@broadsheet/${name}`, exports: { '.': {}, './fields': {} }, ...extra });

const HOUSE = {
  'package.json': JSON.stringify({
    name: 'root',
    workspaces: ['packages/*', 'blocks/*', 'sdk-*'],
    devDependencies: { vitest: '1' },
  }),
  'packages/client-core/package.json': manifest('client-core'),
  'sdk-content/package.json': manifest('sdk-content', { dependencies: { '@broadsheet/client-core': '1' } }),
  'packages/ui/package.json': manifest('ui', {
    dependencies: { '@broadsheet/sdk-content': '1', clsx: '1' },
    peerDependencies: { react: '1' },
  }),
  'packages/engine/package.json': manifest('engine', { dependencies: { '@broadsheet/ui': '1' } }),
  'packages/testing/package.json': manifest('testing', { private: true }),
  'packages/site/package.json': manifest('site', { private: true }),
  'blocks/byline/package.json': manifest('block-byline'),
};

/** Checks the workspace with some files added or replaced. */
function check(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...HOUSE, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkBoundaries(root);
}

describe('checkBoundaries', () => {
  it('accepts imports that point down and are declared', () => {
    const ui = [
      "import { readFile } from 'node:fs';",
      "import { useState } from 'react';",
      "import clsx from 'clsx/lite';",
      "import { text } from '@broadsheet/sdk-content/fields';",
      "import { local } from './local.ts';",
    ];
    expect(check({ 'packages/ui/src/index.ts': ui.join('\n') })).toEqual([]);
  });

  it('rejects an import of an upper floor, with file and line', () => {
    expect(check({ 'packages/ui/src/a.ts': "\nimport '@broadsheet/engine';" })).toEqual([
      'packages/ui/src/a.ts:2: packages/engine (floor 6) stands above packages/ui (floor 3). Move what both need down, or let the upper package pass it in.',
    ]);
  });

  it('rejects a neighbour on the same floor', () => {
    const problems = check({
      'blocks/headline/package.json': manifest('block-headline', {
        dependencies: { '@broadsheet/block-byline': '1' },
      }),
      'blocks/headline/src/index.ts': "import '@broadsheet/block-byline';",
    });
    expect(problems).toEqual([
      expect.stringMatching(/^blocks\/headline\/package\.json:1: blocks\/byline stands on the same floor/),
      expect.stringMatching(/^blocks\/headline\/src\/index\.ts:1: blocks\/byline stands on the same floor/),
    ]);
  });

  it('holds tests to the floors as well', () => {
    expect(check({ 'packages/ui/src/a.test.ts': "import '@broadsheet/engine';" })).toHaveLength(1);
  });

  it('rejects a package that is not declared', () => {
    expect(check({ 'packages/ui/src/a.ts': "import 'lodash/map';" })).toEqual([
      'packages/ui/src/a.ts:1: "lodash" is not declared. Add it to the dependencies in packages/ui/package.json.',
    ]);
  });

  it('takes the development dependencies of the root for tests only', () => {
    const code = "import 'vitest';";
    const files = [
      'src/a.test.ts',
      'src/a.isolated.test.tsx',
      'src/a.test-d.ts',
      'test/setup.ts',
      'src/a.ts',
    ];
    const problems = files.flatMap((file) => check({ [`packages/ui/${file}`]: code }));
    expect(problems).toEqual([expect.stringContaining('packages/ui/src/a.ts:1: "vitest" is not declared.')]);
  });

  it('keeps the packages beside the house out of published sources', () => {
    const code = "import '@broadsheet/testing';";
    expect(check({ 'packages/ui/src/a.test.ts': code })).toEqual([]);
    expect(check({ 'packages/ui/src/a.ts': code })).toEqual([
      expect.stringContaining('packages/testing stands beside the house'),
    ]);
  });

  it('rejects a deep import into another package', () => {
    expect(check({ 'packages/ui/src/a.ts': "import '@broadsheet/sdk-content/src/model/Story.ts';" })).toEqual(
      [expect.stringContaining('reaches into sdk-content, which does not export "./src/model/Story.ts"')],
    );
  });

  it('rejects a relative import that leaves its package', () => {
    const problems = check({ 'packages/ui/src/a.ts': "import '../../engine/src/index.ts';" });
    expect(problems).toEqual([expect.stringContaining('"../../engine/src/index.ts" leaves packages/ui.')]);
  });

  it('lets a private package use the scripts of the repository', () => {
    const code = "import '../../../scripts/tool.mjs';";
    expect(check({ 'packages/site/src/a.ts': code })).toEqual([]);
    expect(check({ 'packages/ui/src/a.ts': code })).toHaveLength(1);
  });

  it('rejects a package that imports itself by name', () => {
    expect(check({ 'packages/ui/src/a.ts': "import '@broadsheet/ui';" })).toEqual([
      expect.stringContaining('is this package itself'),
    ]);
  });

  it('asks for the node: scheme', () => {
    expect(check({ 'packages/ui/src/a.ts': "import 'fs/promises';" })).toEqual([
      expect.stringContaining('Write "node:fs/promises".'),
    ]);
  });

  it('asks for a floor for a new package', () => {
    expect(check({ 'packages/newcomer/package.json': manifest('newcomer') })).toEqual([
      'packages/newcomer/package.json:1: packages/newcomer has no floor. Give it one in scripts/boundaries/floors.mjs.',
    ]);
  });

  it('does not look into what was built or installed', () => {
    const code = "import '@broadsheet/engine';";
    expect(check({ 'packages/ui/dist/a.js': code, 'packages/ui/node_modules/b/a.js': code })).toEqual([]);
  });
});
