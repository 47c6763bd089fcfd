import { createReference, createSection } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { expect, test } from 'vitest';
import { block, check, document, node, part, preview } from '../../test/examplePage.ts';

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
    ['warns', 'x', expect.stringContaining('version A of an A/B test more than once')],
    ['warns', 'z', expect.stringContaining('version A of an A/B test more than once')],
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

test('a shared section with an experiment that stands twice on a page is a warning at each reference', async () => {
  const blocks = (['a', 'b'] as const).map((variant): BlockNode => ({
    ...{ id: variant, block: 'note', fields: {}, children: [] },
    experiment: { id: 'offer', variant },
  }));
  const section = createSection({ id: 'promo', name: 'Promo', blocks });
  const [one, two] = [createReference('r1', 'promo'), createReference('r2', 'promo')];
  expect(await find(document({ areas: { main: [one] } }), [section])).toEqual([]);
  expect(await find(document({ areas: { main: [one, two] } }), [section])).toEqual([
    ['warns', 'r1', expect.stringContaining('more than once')],
    ['warns', 'r2', expect.stringContaining('more than once')],
  ]);
});

test.each([
  ['screens', { hideOn: 'phone' }],
  ['readers', { showTo: ['anonymous'] }],
  ['a start', { showFrom: '2026-11-20T09:00:00Z' }],
  ['an end', { showUntil: '2030-11-20T09:00:00Z' }],
])(
  'versions of which one is limited to %s are a warning, and not those that both are',
  async (_title, limits) => {
    const [a, b] = [version('x', 'a'), version('y', 'b')];
    expect(await find(document({ areas: { main: [a, { ...b, ...limits }] } }))).toEqual([
      ['warns', 'x', expect.stringContaining('compare different readers')],
      ['warns', 'y', expect.stringContaining('compare different readers')],
    ]);
    expect(
      await find(
        document({
          areas: {
            main: [
              { ...a, ...limits },
              { ...b, ...limits },
            ],
          },
        }),
      ),
    ).toEqual([]);
  },
);

test('two headings of level 1 and two ids are no fault if no reader gets both', async () => {
  const html = preview(
    block('a', '<h1 id="top">One</h1>') + block('b', '<h1 id="top">Two</h1>') + block('c', '<p>Words</p>'),
  ).replace('<h1>About</h1>', '');
  const kinds = async (...main: readonly object[]) =>
    (await check(html, { stored: document({ areas: { main } }) })).map(
      ({ kind, blockId }) => `${kind} ${blockId}`,
    );
  expect(await kinds(version('a', 'a'), version('b', 'b'), node('c'))).toEqual([]);
  expect(await kinds(version('a', 'a'), node('b'), node('c'))).toEqual([
    'experiment a',
    'first-heading b',
    'element-id b',
  ]);
});

test('two headings of level 1 and two ids in a shared section are no fault only if no reader gets both', async () => {
  const place = (id: string): BlockNode => ({ id, block: 'note', fields: {}, children: [] });
  const tested = (id: string, variant: 'a' | 'b'): BlockNode => ({
    ...place(id),
    experiment: { id: 'offer', variant },
  });
  const heading = (text: string) => `<h1 id="top">${text}</h1>`;
  const stored = document({ areas: { main: [createReference('r', 'promo')] } });
  const kinds = async (blocks: readonly BlockNode[], parts: Readonly<Record<string, string>>) => {
    const html = Object.entries(parts).map(([id, markup]) => part(`r--${id}`, markup));
    const others = [createSection({ id: 'promo', name: 'Promo', blocks })];
    const findings = await check(preview(block('r', html.join(''))).replace('<h1>About</h1>', ''), {
      stored,
      others,
    });
    return findings
      .filter(({ kind }) => kind === 'first-heading' || kind === 'element-id')
      .map(({ kind, blockId }) => `${kind} ${blockId}`);
  };
  const both = { a: heading('One'), b: heading('Two') };
  expect(await kinds([tested('a', 'a'), tested('b', 'b')], both)).toEqual([]);
  expect(await kinds([place('a'), place('b')], both)).toEqual(['first-heading r', 'element-id r']);
  const besides = { ...both, a: '<p>One</p>', b: '<p>Two</p>', c: heading('Three'), d: heading('Four') };
  expect(await kinds([tested('a', 'a'), tested('b', 'b'), place('c'), place('d')], besides)).toEqual([
    'first-heading r',
    'element-id r',
  ]);
  const beside = { ...besides, a: heading('One'), d: '' };
  expect(await kinds([tested('a', 'a'), tested('b', 'b'), place('c')], beside)).toEqual([
    'first-heading r',
    'element-id r',
  ]);
});
