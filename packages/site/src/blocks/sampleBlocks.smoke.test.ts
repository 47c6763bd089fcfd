import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsePageDocument } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { expect, test } from 'vitest';
import { standardBlocks } from './standardBlocks.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/pages');

const namesIn = ({ block, children }: BlockNode): readonly string[] => [block, ...children.flatMap(namesIn)];

test('every block and layout stands on a page of the sample newspaper', () => {
  const used = new Set(
    readdirSync(folder).flatMap((file) => {
      const page = parsePageDocument(readFixture(`pages/${file.replace('.json', '')}`));
      return page === undefined ? [] : [page.layout, ...Object.values(page.areas).flat().flatMap(namesIn)];
    }),
  );
  const missing = standardBlocks
    .filter(({ name, kind }) => kind !== 'output' && !used.has(name))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});
