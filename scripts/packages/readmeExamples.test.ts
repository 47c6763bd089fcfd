import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { findExampleFaults, listReadmes, readExamples } from './readmeExamples.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

test('a value of the wrong type is a fault, and a name that the reader declares is none', () => {
  const folder = mkdtempSync(join(root, 'node_modules', '.readme-test-'));
  folders.push(folder);
  const example = (value: string) => `\`\`\`tsx\nconst shown: number = ${value};\n\`\`\`\n`;
  writeFileSync(join(folder, 'README.md'), `${example('story')}Between.\n\n${example("'three'")}`);
  const faults = findExampleFaults(root, [relative(root, join(folder, 'README.md'))]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/README\.md, example 2 \(1,7\): error TS2322/);
});

test('a module of Next.js is the reader’s own, and one that is in no package is a fault', () => {
  const folder = mkdtempSync(join(root, 'node_modules', '.readme-test-'));
  folders.push(folder);
  const example = (name: string) => `\`\`\`ts\nimport { any } from '${name}';\n\`\`\`\n`;
  writeFileSync(join(folder, 'README.md'), example('next/navigation') + example('not-there/at-all'));
  const faults = findExampleFaults(root, [relative(root, join(folder, 'README.md'))]);
  expect(faults.map((fault) => /'(.*?)'/.exec(fault)?.[1])).toEqual(['not-there/at-all']);
});

test('examples are the blocks of TypeScript, and none of other languages', () => {
  const markdown = '```sh\nnpm test\n```\n\n```ts\nconst one = 1;\n```\n\n```json\n{}\n```\n';
  expect(readExamples(markdown)).toEqual(['const one = 1;\n']);
});

test('the READMEs are those of the repository and of its packages', () => {
  const readmes = listReadmes(root);
  expect(readmes).toEqual(
    expect.arrayContaining(['README.md', 'blocks/byline/README.md', 'packages/ui/README.md']),
  );
  expect(readmes.filter((file) => file.includes('/src/'))).toEqual([]);
});
