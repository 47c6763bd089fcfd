import { describe, expect, it } from 'vitest';
import { scanImports } from './scanImports.mjs';

const specifiers = (code: string) => scanImports(code).map(({ specifier }) => specifier);

describe('scanImports', () => {
  it.each([
    ["import a from 'x';", 'a default'],
    ["import type { A } from 'x';", 'types'],
    ["import a, { type B, c as d } from 'x';", 'a mixture'],
    ["import * as a from 'x';", 'a namespace'],
    ["import 'x';", 'an effect'],
    ["export { a } from 'x';", 'a re-export'],
    ["export type { A } from 'x';", 'a re-exported type'],
    ["export * from 'x';", 'everything'],
    ['export * as a from "x";', 'double quotes'],
    ["const a = await import('x');", 'a dynamic import'],
    ["type A = import('x').A;", 'an import type'],
    ["import {\n  a,\n  b,\n} from 'x';", 'several lines'],
    ["import {a}from'x'", 'minified code'],
  ])('finds %s (%s)', (code) => {
    expect(specifiers(code)).toEqual(['x']);
  });

  it.each([
    ["// import 'x';"],
    ["/* import 'x'; */"],
    ["/**\n * import { a } from 'x';\n */"],
    ["const sample = `import 'x';`;"],
    ['const sample = "import { a } from \'x\'";'],
    ["const pattern = /import 'x'/;"],
    ["const settings = { import: true, from: 'x' };"],
    ["Array.from('x');"],
    ["const conditions = ['import', 'x'];"],
    ["export const from = 'x';"],
  ])('does not take %s for an import', (code) => {
    expect(specifiers(code)).toEqual([]);
  });

  it('is not led astray by quotes and slashes in patterns, texts and markup', () => {
    const code = [
      'const quotes = /[\'"`/]/;',
      "const address = 'https://example.com/*';",
      "const view = <p>Don't // stop</p>;",
      "import 'x';",
    ].join('\n');
    expect(scanImports(code)).toEqual([{ specifier: 'x', line: 4 }]);
  });

  it('gives the line of the specifier, in the order of the file', () => {
    const code = "/* two\nlines */ import 'a';\nconst b = import('b');\nimport {\n  c,\n} from 'c';\n";
    expect(scanImports(code)).toEqual([
      { specifier: 'a', line: 2 },
      { specifier: 'b', line: 3 },
      { specifier: 'c', line: 6 },
    ]);
  });
});
