import { createReference, createSection } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { expect, test } from 'vitest';
import { check, document, node, preview } from '../../test/examplePage.ts';

const version = (id: string, variant: 'a' | 'b', children: readonly object[] = []) => ({
  ...node(id),
  experiment: { id: 'offer', variant },
  children,
});

const find = async (stored: ReturnType<typeof document>, others: readonly PageDocument[] = []) =>
  (await check(preview('<p>x</p>'), { stored, others }))
    .filter(({ kind }) => kind === 'experiment')
    .map(({ severity, blockId, sentence }) => [severity, blockId, sentence]);

test('an experiment with one block of each version is fine', async () => {
  expect(await find(document({ areas: { main: [version('a', 'a'), version('b', 'b')] } }))).toEqual([]);
});

test('one version alone is a warning that names the other', async () => {
  expect(await find(document({ areas: { main: [version('x', 'b'), node('y')] } }))).toEqual([
    ['warns', 'x', expect.stringMatching(/"Note" is version B .* no version A/)],
  ]);
});

test('one version twice is a warning at both blocks', async () => {
  const main = [version('x', 'a'), version('y', 'b'), version('z', 'a')];
  expect(await find(document({ areas: { main } }))).toEqual([
    ['warns', 'x', expect.stringContaining('version A of an experiment more than once')],
    ['warns', 'z', expect.stringContaining('version A of an experiment more than once')],
  ]);
});

test('one version inside the other is a warning', async () => {
  expect(await find(document({ areas: { main: [version('x', 'a', [version('y', 'b')])] } }))).toEqual([
    ['warns', 'x', expect.stringContaining('inside the other')],
    ['warns', 'y', expect.stringContaining('inside the other')],
  ]);
});

test('the other version may be in a shared section, whose own blocks are not reported here', async () => {
  const blocks: readonly BlockNode[] = [
    { id: 's', block: 'note', fields: {}, children: [], experiment: { id: 'offer', variant: 'a' } },
  ];
  const section = createSection({ id: 'promo', name: 'Promo', blocks });
  const reference = createReference('r', 'promo');
  expect(await find(document({ areas: { main: [reference, version('b', 'b')] } }), [section])).toEqual([]);
  expect(await find(document({ areas: { main: [reference] } }), [section])).toEqual([]);
});
