import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTypes } from './checkTypes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';

const BUILD = '{ "extends": "../../tsconfig.build.json" }';
const WRONG = "export const wrong: number = 'text';\n";

beforeAll(() => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  const place = mkdtempSync(join(root, 'node_modules', '.probe-'));
  folder = relative(root, place);
  mkdirSync(join(place, 'src/inner'), { recursive: true });
  writeFileSync(join(place, 'tsconfig.json'), BUILD);
  writeFileSync(join(place, 'src/Right.tsx'), 'export const Right = () => <p>Right</p>;\n');
});
afterAll(() => rmSync(join(root, folder), { recursive: true, force: true }));

const check = (tests?: readonly string[], others: readonly string[] = []) =>
  checkTypes(root, { folder, tests, others });
const write = (file: string) => writeFileSync(join(root, folder, file), WRONG);

test('types that are right leave nothing to say', () => {
  expect(check()).toEqual([]);
});

test('a wrong type in a test is reported, unless the test belongs to another part', () => {
  const wrong = `${folder}/src/inner/wrong.test.ts`;
  write('src/inner/wrong.test.ts');
  expect(check(undefined, [wrong])).toEqual([]);
  expect(check([wrong])).toEqual([expect.stringContaining('src/inner/wrong.test.ts(1,14): error TS2322')]);
  expect(check()).toEqual([expect.stringContaining('src/inner/wrong.test.ts(1,14): error TS2322')]);
});

test('a package with a configuration of its own is checked by it', () => {
  const own = '{ "extends": "../../tsconfig.base.json", "include": ["own"] }';
  writeFileSync(join(root, folder, 'tsconfig.json'), own);
  expect(check()).toEqual([expect.stringContaining('No inputs were found in config file')]);
});
