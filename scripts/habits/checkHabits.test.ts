import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkHabits, shrinkStanding } from './checkHabits.mjs';

type Files = Readonly<Record<string, string>>;

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

/** Creates a workspace of one package, `packages/ui`, with the given sources. */
function createWorkspace(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'habits-'));
  roots.push(root);
  const all = {
    'package.json': JSON.stringify({ name: 'root', workspaces: ['packages/*'] }),
    'packages/ui/package.json': JSON.stringify({
      name: 'ui',
      engines: { node: '>=22.12' },
      exports: { '.': { default: './src/index.ts' } },
    }),
    'CONTRIBUTING.md':
      '| Not this | The field |\n| --- | --- |\n| `ask…` | `request` |\n| `take…` | `claim` |\n| `tell…` | `notify` |\n',
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`packages/ui/${file}`, text])),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const check = (files: Files, standing = {}) => checkHabits(createWorkspace(files), standing);

const LONG = '\n'.repeat(20).replaceAll('\n', 'export {};\n');

test('functions begin with no verb that the guide replaces', () => {
  const functions =
    'export function askServer() {}\nconst tell = () => 0;\nexport const asked = () => tell();\n';
  const finding = 'begins with a verb of ours. Begin with';
  expect(check({ 'src/index.ts': `${functions}${LONG}` })).toEqual([
    `packages/ui/src/index.ts:1: askServer ${finding} \`request\`.`,
    `packages/ui/src/index.ts:2: tell ${finding} \`notify\`.`,
  ]);
});

test.each([
  'interface Server { ask(path: string): void }',
  'interface Server { readonly ask: (path: string) => void }',
  'interface Server { readonly ask?: (() => void) | undefined }',
  'class Server { ask() {} }',
  'const server = { ask: () => 0 };',
  'const server = { ask() {} };',
  'const run = (ask: () => void) => 0;',
  'const run = ({ ask }: Server) => ask();',
  'const { ask } = openServer();\nask();',
])('no method, member, parameter or local is named by such a verb: %s', (code) => {
  expect(check({ 'src/index.ts': code })).toEqual([
    'packages/ui/src/index.ts:1: ask begins with a verb of ours. Begin with `request`.',
  ]);
});

test.each([
  'interface Message { readonly tell: string }',
  'const { tell } = readMessage();',
  'const tale = [1, 2].values().take(1);',
])('a value may have the name of a verb, and others name their functions as they like: %s', (code) => {
  expect(check({ 'src/index.ts': code })).toEqual([]);
});

describe('circles', () => {
  test('of files are found through types, and not through a lazy import', () => {
    const b = `import type { A } from './a.ts';\n${LONG}`;
    expect(check({ 'src/a.ts': `import { b } from './b.ts';\n${LONG}`, 'src/b.ts': b })).toEqual([
      'packages/ui/src/a.ts: 2 files import each other: a.ts, b.ts. Move what both need into a file of its own.',
    ]);
    expect(check({ 'src/a.ts': `const b = import('./b.ts');\n${LONG}`, 'src/b.ts': b })).toEqual([]);
    expect(check({ 'src/a.ts': `export type { B } from './b.ts';\n${LONG}`, 'src/b.ts': b })).toHaveLength(1);
  });

  test('of folders are found, and a folder and the one around it are none', () => {
    const files = {
      'README.md': '`a/` `b/`',
      'src/a/one.ts': `import '../b/one.ts';\n${LONG}`,
      'src/b/one.ts': LONG,
      'src/b/two.ts': `import '../a/two.ts';\n${LONG}`,
      'src/a/two.ts': LONG,
    };
    expect(check(files)).toEqual([
      expect.stringMatching(/^packages\/ui\/src\/a: 2 folders import each other: src\/a, src\/b\./),
    ]);
    const inner = {
      ...files,
      'src/b/two.ts': LONG,
      'src/a/in/x.ts': `import '../one.ts';\n${LONG}`,
      'src/a/in/y.ts': LONG,
    };
    expect(check({ ...inner, 'src/a/two.ts': `import './in/x.ts';\n${LONG}` })).toEqual([]);
  });

  test('of folders are found through what stands further in them, and through lazy imports', () => {
    const files = {
      'README.md': '`a/` `b/`',
      'src/a/in/one.ts': `import '../../b/in/one.ts';\n${LONG}`,
      'src/b/in/one.ts': LONG,
      'src/b/out/two.ts': `const a = import('../../a/out/two.ts');\n${LONG}`,
      'src/a/out/two.ts': LONG,
      ...Object.fromEntries(['a/in', 'b/in', 'b/out', 'a/out'].map((at) => [`src/${at}/more.ts`, LONG])),
    };
    expect(check(files)).toEqual([
      expect.stringMatching(/^packages\/ui\/src\/a: 2 folders import each other: src\/a, src\/b\./),
    ]);
  });
});

test.each([
  ['export function f(a: string, b: string, c: string) {}', 'f takes 3 values in a row'],
  ['export const f = (a: string, b: string, c = 1) => a;', 'f takes 3 values in a row'],
  ['export function f(isOpen: boolean) {}', 'f takes a bare boolean'],
  ['export const f = (a: string, isOpen = true) => a;', 'f takes a bare boolean'],
  ['export function f(isOpen?: boolean) {}', 'f takes a bare boolean'],
  ['export function nameOf(a: string) {}', 'nameOf does not say what it does'],
  ['export const keyOf = (a: string) => a;', 'keyOf does not say what it does'],
])('%s is told with its place', (code, expected) => {
  expect(check({ 'src/f.ts': `\n${code}` })).toEqual([
    expect.stringContaining(`packages/ui/src/f.ts:2: ${expected}`),
  ]);
});

test.each([
  'export function f(this: Window, a: string, b: string) {}',
  'export function f(a: string, b: string, ...rest: string[]) {}',
  'export function f(a: string, { isOpen }: { isOpen: boolean }) {}',
  'function f(a: string, b: string, c: boolean) {}',
  'export const oneOf = (...values: string[]) => values;',
])('%s is good', (code) => {
  expect(check({ 'src/f.ts': code })).toEqual([]);
});

test('a minute, an hour and a day are spelled once', () => {
  expect(check({ 'src/f.ts': '\nconst DAY_MS = 24 * 60 * 60_000;' })).toEqual([
    expect.stringContaining('packages/ui/src/f.ts:2: a duration is spelled anew'),
  ]);
  expect(check({ 'src/f.ts': '\nconst KEPT_MS = 2 * DAY_MS;' })).toEqual([]);
});

test('a package says which Node.js it promises to run on', () => {
  expect(check({ 'package.json': '{ "name": "ui", "engines": { "node": ">=20" } }' })).toEqual([
    'packages/ui/package.json: "engines" does not say {"node": ">=22.12"}. Add it, for that is what is tested.',
  ]);
});

describe('a small file', () => {
  const small = 'export const a = 1;\n';
  const user = `import { a } from './a.ts';\n${LONG}`;

  test('needs two importers, a lazy boundary, one between server and browser, or a place in the public face', () => {
    expect(check({ 'src/a.ts': small, 'src/b.ts': user })).toEqual([
      expect.stringMatching(/^packages\/ui\/src\/a\.ts: fewer than 15 lines with one importer/),
    ]);
    expect(check({ 'src/a.ts': small, 'src/b.ts': user, 'src/c.ts': user })).toEqual([]);
    expect(check({ 'src/a.ts': small, 'src/b.ts': `const a = import('./a.ts');\n${LONG}` })).toEqual([]);
    expect(check({ 'src/a.ts': small, 'src/index.ts': user })).toEqual([]);
    expect(check({ 'src/a.ts': `'use client';\n${small}`, 'src/b.ts': user })).toEqual([]);
    expect(check({ 'src/a.ts': LONG, 'src/b.ts': user })).toEqual([]);
  });

  test('is not saved by its tests, and one that only they import belongs to them', () => {
    expect(check({ 'src/a.ts': small, 'src/b.ts': user, 'src/a.test.ts': user })).toHaveLength(1);
    expect(check({ 'src/a.ts': LONG, 'src/a.test.ts': user })).toEqual([
      'packages/ui/src/a.ts: only tests import it. Move it to packages/ui/test/a.ts.',
    ]);
    const tested = { 'src/a.ts': LONG, 'src/a.test.ts': user };
    expect(check({ ...tested, 'vite.config.ts': `import './src/a.ts';` })).toEqual([]);
    expect(check({ ...tested, 'dev.mjs': `await load('/src/a.ts');` })).toEqual([]);
  });
});

test.each([
  ['const body = await response.json();', true],
  ['const name = (await response.json()).name;', true],
  ['async function read(): Promise<Body> { return response.json(); }', true],
  ['const read = async () => { return ok ? response.json() : undefined; };', true],
  ['const body: unknown = await response.json();', false],
  ['async function read(): Promise<unknown> { return response.json(); }', false],
  ['const body = parse(await response.json());', false],
  ['const body = context.json({ ok: true });', false],
])('%s is an answer used unparsed: %s', (code, isBad) => {
  expect(check({ 'src/f.ts': code }).map((line) => line.split(': ')[1])).toEqual(
    isBad ? ['an answer is used before it was parsed. Write "const body'] : [],
  );
});

test('a comment cites nothing outside the repository', () => {
  const code = [
    '/** As \u00a73.2 says. */',
    "const text = '\u00a7';",
    '// block-contracts: gallery',
    '// see content.md',
    '// the content of the page',
  ].join('\n');
  expect(check({ 'src/f.ts': code }).map((line) => line.split(' is not')[0])).toEqual([
    'packages/ui/src/f.ts:1: "\u00a7"',
    'packages/ui/src/f.ts:3: "block-contracts"',
    'packages/ui/src/f.ts:4: "content.md"',
  ]);
});

test('a README names every folder of src', () => {
  const files = {
    'src/forms/a.ts': LONG,
    'src/forms/b.ts': LONG,
    'src/theme/a.ts': LONG,
    'src/theme/b.ts': LONG,
  };
  expect(check({ ...files, 'README.md': 'Has `forms/` and a theme.' })).toEqual([
    'packages/ui/README.md: the folder src/theme is not named. Say in its table what stands in `theme/`.',
  ]);
});

test('a folder holds more than one file besides its tests and its texts', () => {
  const files = { 'README.md': '`forms/`', 'src/forms/a.ts': LONG, 'src/forms/phrases.ts': LONG };
  expect(check({ ...files, 'src/forms/a.test.ts': LONG })).toEqual([
    'packages/ui/src/forms: the folder holds one file. Put a.ts into the folder around it, or beside what belongs to it.',
  ]);
  expect(check({ ...files, 'src/forms/b.ts': LONG })).toEqual([]);
});

describe('what stands', () => {
  const one = 'export function f(isOpen: boolean) {}';
  const two = `${one}\nexport function g(isOpen: boolean) {}`;
  const KEY = 'packages/ui/src/f.ts: f takes a bare boolean';
  const standing = { booleans: { [KEY]: 1 } };

  test('is let be wherever its line goes, and one more is not', () => {
    expect(check({ 'src/f.ts': one }, standing)).toEqual([]);
    expect(check({ 'src/f.ts': `\n\n${one}` }, standing)).toEqual([]);
    expect(check({ 'src/f.ts': two }, standing)).toEqual([
      expect.stringMatching(/^packages\/ui\/src\/f\.ts:2: g takes a bare boolean\. Name it/),
    ]);
    const cited = { 'src/f.ts': '// \u00a71\n// \u00a72' };
    const once = { citations: { 'packages/ui/src/f.ts: "\u00a7" is not in the repository': 1 } };
    expect(check(cited, once)).toHaveLength(2);
  });

  test('goes from the list when it was put right', () => {
    expect(check({ 'src/f.ts': LONG }, standing)).toEqual([
      `scripts/habits/standing.json: "${KEY}" (booleans) is no longer so. Run "npm run check:habits -- --write".`,
    ]);
    expect(shrinkStanding(createWorkspace({ 'src/f.ts': LONG }), standing)['booleans']).toEqual({});
  });

  test('may be renamed, and never grows', () => {
    const shrink = (text: string, before = {}) =>
      shrinkStanding(createWorkspace({ 'src/f.ts': text }), before)['booleans'];
    const renamed = 'packages/ui/src/f.ts: h takes a bare boolean';
    expect(shrink(one.replace('f(', 'h('), standing)).toEqual({ [renamed]: 1 });
    expect(shrink(two, standing)).toEqual({ [KEY]: 1 });
    expect(shrink(one, { booleans: {} })).toEqual({});
    expect(shrink(one, {})).toEqual({ [KEY]: 1 });
  });
});

describe('an address in markup', () => {
  test.each([
    'export const a = <img src={logo} />;',
    'export const a = <Logo src="/brand/logo.svg" />;',
    'export const a = <link rel="icon" href="/favicon.ico" />;',
    'export const a = <Fields action={action} />;',
    "export const a = () => fetch('/pf/api/');",
  ])('%s may lack the path under which the site stands', (code) => {
    expect(check({ 'src/a.tsx': `${code}\n${LONG}` })).toEqual([
      expect.stringMatching(/^packages\/ui\/src\/a\.tsx:1: an address may lack the path/),
    ]);
  });

  test.each([
    'export const a = <img src={publicUrl(logo)} />;',
    'export const a = <Link href="/sport/">Sport</Link>;',
    'export const a = <link rel="icon" href="data:," />;',
    'export const a = <script src="https://cdn.example/a.js" />;',
    "export const a = () => environment.fetch('/pf/api/', {});",
  ])('%s has it, or needs none', (code) => {
    expect(check({ 'src/a.tsx': `${code}\n${LONG}` })).toEqual([]);
  });
});

test('a module that calls a hook says for server components that it belongs to the client', () => {
  const code = "import { useState } from 'react';\nexport const Shown = () => useState('')[0];\n";
  expect(check({ 'src/Shown.tsx': code })).toEqual([
    expect.stringContaining('packages/ui/src/Shown.tsx:2: a hook is called'),
  ]);
  expect(check({ 'src/Shown.tsx': `'use client';\n${code}` })).toEqual([]);
});

test('two files whose names differ only by case are found', () => {
  expect(check({ 'src/Names.tsx': LONG, 'src/names.ts': LONG })).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/names\.ts: its name differs from .* only by case\./),
  ]);
});
