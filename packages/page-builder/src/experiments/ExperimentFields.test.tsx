import { createReference, findNode } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage, NO_COLLECTIONS } from '../../test/EditingPage.tsx';
import type { EditingPageProps } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { BuilderAnswer } from '../../test/renderBuilder.tsx';
import { BlockPanel } from '../editor/BlockPanel.tsx';
import { Outline } from '../outline/Outline.tsx';
import { useOutlineFolds } from '../outline/useOutlineRows.ts';
import type { PageStore } from '../page/createPageStore.ts';

function Rows() {
  return (
    <Outline
      onInsert={() => undefined}
      onOpen={() => undefined}
      folds={useOutlineFolds()}
      collections={NO_COLLECTIONS}
    />
  );
}

const NOBODY = { a: { seen: 0, opened: 0 }, b: { seen: 0, opened: 0 }, since: null };
const ROUTE = 'GET /experiments/offer';

interface OpenOptions extends Partial<Pick<EditingPageProps, 'canEdit' | 'opened'>> {
  readonly result?: BuilderAnswer;
}

function open(nodes: readonly BlockNode[], { result = NOBODY, ...more }: OpenOptions = {}) {
  let store: PageStore | undefined;
  const rendered = renderBuilder(
    <EditingPage {...more} page={pageWith({ main: nodes })} onStore={(opened) => (store = opened)}>
      <Rows />
      <BlockPanel />
    </EditingPage>,
    { answers: { [ROUTE]: result } },
  );
  const get = () => {
    if (store === undefined) throw new Error('The page is not open.');
    return store;
  };
  return {
    ...rendered,
    store: get,
    select: (...ids: readonly string[]) => act(async () => get().selectAll(ids)),
    undo: () => act(async () => void get().undo()),
    describe: () => describePage(get().get().page),
    node: (id: string) => findNode(get().get().page, id)?.node,
    readings: () => rendered.calls.filter(({ route }) => route === ROUTE).length,
  };
}

const version = (id: string, variant: 'a' | 'b'): BlockNode => ({
  ...block(id),
  experiment: { id: 'offer', variant },
});
const PAIR = [version('a1', 'a'), version('a2', 'b')];
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const group = () => screen.getByText('A/B test').closest('details');
const rows = () => within(screen.getByRole('tree')).getAllByRole('treeitem').slice(2, -1);
const button = (name: string) => screen.queryByRole('button', { name });

it('starts a test with a copy of the block right after it, which is selected, in one step of undo', async () => {
  const { container, select, store, node, describe, undo, announced } = open([
    { ...block('chain1', block('b1')), name: 'Lead', hideOn: 'phone' },
    block('c1'),
  ]);
  await select('chain1');
  expect(group()?.open).toBe(false);
  await press('Start an A/B test');
  const { selected = '', page } = store().get();
  const [a, b, c] = page.areas['main'] ?? [];
  expect([a?.id, b?.id, c?.id]).toEqual(['chain1', selected, 'c1']);
  expect(a?.experiment).toEqual({ id: expect.stringMatching(/^[a-z0-9-]{1,40}$/), variant: 'a' });
  expect(b).toMatchObject({
    ...{ name: 'Lead', hideOn: 'phone', children: [{ block: 'b' }] },
    experiment: { id: a?.experiment?.id, variant: 'b' },
  });
  expect(b?.children[0]?.id).not.toBe('b1');
  expect(announced.at(-1)).toMatch(/^A\/B test started. Version B is selected/);
  expect(screen.getByText('This is version B.')).toBeDefined();
  expect(group()?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('A/B test');
  await expectAccessible(container);
  await undo();
  expect(describe()).toBe('main: chain1(b1) c1');
  expect(node('chain1')?.experiment).toBeUndefined();
});

it('names the versions in the outline, in letters and in words', async () => {
  open([...PAIR, block('b1')]);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['HeadlineA', 'HeadlineB', 'Byline']);
  expect(rows().map(({ title }) => title)).toEqual([
    'Version A of an A/B test.',
    'Version B of an A/B test.',
    '',
  ]);
  expect(screen.getAllByRole('treeitem', { name: 'Headline' })).toHaveLength(2);
});

it('goes from one version to the other, with the focus and the result', async () => {
  const { select, store, readings } = open(PAIR);
  await select('a1');
  expect(screen.getByText('This is version A.')).toBeDefined();
  screen.getByRole('button', { name: 'Go to version B' }).focus();
  await press('Go to version B');
  expect(store().get().selected).toBe('a2');
  expect(document.activeElement?.textContent).toBe('Go to version A');
  expect(readings()).toBe(1);
});

it('shows no test for shared sections, and none for several blocks', async () => {
  const { select } = open([createReference('s1', 'footer'), block('a1')]);
  await select('s1');
  expect(screen.queryByText('A/B test')).toBeNull();
  await select('s1', 'a1');
  expect(screen.queryByText('A/B test')).toBeNull();
});

it('says why there can be no test inside a test', async () => {
  const { select } = open([
    { ...block('chain1', block('b1')), experiment: { id: 'offer', variant: 'a' } },
    { ...block('chain2', block('b2')), experiment: { id: 'offer', variant: 'b' } },
    block('chain3', version('c1', 'a')),
  ]);
  await select('b1');
  expect(screen.getByText(/^A block around this one or inside it is in an A\/B test already/)).toBeDefined();
  expect(button('Start an A/B test')).toBeNull();
  await select('chain3');
  expect(button('Start an A/B test')).toBeNull();
});

it.each([
  ['Keep A', 'a1', 'main: a1 b1', 'a1'],
  ['Keep B', 'a1', 'main: a2 b1', 'a2'],
  ['Keep B', 'a2', 'main: a2 b1', 'a2'],
])('ends the test by “%s” at %s', async (name, at, after, kept) => {
  const { select, store, node, describe, undo, announced } = open([...PAIR, block('b1')]);
  await select(at);
  screen.getByRole('button', { name }).focus();
  await press(name);
  expect(describe()).toBe(after);
  expect(node(kept)).toEqual(block(kept));
  expect(store().get().selected).toBe(kept);
  expect(announced.at(-1)).toMatch(new RegExp(`^The test has ended with version ${name.at(-1)}`));
  expect(document.activeElement?.textContent).toBe('A/B test');
  expect(button('Start an A/B test')).not.toBeNull();
  await undo();
  expect(store().get().page.areas['main']).toEqual([...PAIR, block('b1')]);
});

it('says that the other version is gone, and ends the test of the one that is left', async () => {
  const { select, store, node, undo } = open(PAIR);
  await act(async () => void store().edit({ kind: 'remove', id: 'a1' }));
  await select('a2');
  expect(screen.getByText(/^The other version is gone/)).toBeDefined();
  expect(button('Keep B')).toBeNull();
  screen.getByRole('button', { name: 'End the test' }).focus();
  await press('End the test');
  expect(node('a2')).toEqual(block('a2'));
  expect(document.activeElement?.textContent).toBe('A/B test');
  await undo();
  expect(node('a2')).toEqual(version('a2', 'b'));
});

it('says that a test with a version twice does not run', async () => {
  const { select } = open([...PAIR, version('a3', 'b')]);
  await select('a3');
  expect(screen.getByText(/^This test does not run/)).toBeDefined();
  expect(button('End the test')).not.toBeNull();
});

it('shows results to those who may only view, and nothing that changes the page', async () => {
  const result = { a: { seen: 12_000, opened: 264 }, b: { seen: 12_100, opened: 375 }, since: 0 };
  const { container, select, store } = open([...PAIR, block('b1')], { canEdit: false, result });
  await select('b1');
  expect(screen.queryByText('A/B test')).toBeNull();
  await select('a1');
  expect(screen.getByText(/^B is clicked more often/)).toBeDefined();
  for (const name of ['Keep A', 'Keep B', 'Start an A/B test']) expect(button(name)).toBeNull();
  await expectAccessible(container);
  await press('Go to version B');
  expect(store().get().selected).toBe('a2');
});

const cells = () =>
  within(screen.getByRole('table', { name: 'Result' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows the counts, the shares and a sentence about the difference', async () => {
  const result = {
    a: { seen: 12_000, opened: 264 },
    b: { seen: 12_100, opened: 375 },
    since: Date.UTC(2026, 10, 20, 9),
  };
  const { container, select } = open(PAIR, { result });
  await select('a2');
  expect(cells()).toEqual([
    ['A', '12,000', '264', '2.2%'],
    ['B', '12,100', '375', '3.1%'],
  ]);
  expect(
    screen.getByText('B is clicked more often: 3.1% against 2.2%. That is probably more than chance.'),
  ).toBeDefined();
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['A/B test', 'Views', 'Clicks', 'Click rate']);
  expect(screen.getByText(/^Decide once, after some days/)).toBeDefined();
  expect(screen.getByText('Counted since November 20, 2026 at 9:00AM GMT.')).toBeDefined();
  await expectAccessible(container);
});

it.each([
  [
    'few clicks',
    { a: { seen: 1_000, opened: 30 }, b: { seen: 1_000, opened: 50 } },
    /^Too few to tell. It takes at least 100/,
  ],
  [
    'a small difference',
    { a: { seen: 9_000, opened: 80 }, b: { seen: 9_000, opened: 82 } },
    /^No clear difference/,
  ],
])('draws no conclusion from %s', async (_title, counts, expected) => {
  const { select } = open(PAIR, { result: { ...counts, since: 0 } });
  await select('a1');
  expect(screen.getByText(expected)).toBeDefined();
  expect(screen.queryByText(/is clicked more often/)).toBeNull();
});

it.each([
  ['two decimals', 31_060, 31_440, ['3.11%', '3.14%']],
  ['three decimals at most', 500_010, 500_020, ['50.001%', '50.002%']],
  ['one decimal if three do not suffice', 500_001, 500_002, ['50%', '50%']],
])('tells two click rates apart by %s', async (_title, ofA, ofB, expected) => {
  const seen = 1_000_000;
  const { select } = open(PAIR, { result: { a: { seen, opened: ofA }, b: { seen, opened: ofB }, since: 0 } });
  await select('a1');
  expect(cells().map((row) => row.at(-1))).toEqual(expected);
});

it('draws no conclusion before a day has passed since the first count', async () => {
  const counts = { a: { seen: 12_000, opened: 264 }, b: { seen: 12_100, opened: 375 } };
  const { select } = open(PAIR, { result: { ...counts, since: Date.UTC(2026, 10, 22, 10) } });
  await select('a1');
  expect(screen.getByText('Too early to tell: let it run for a day at least.')).toBeDefined();
  expect(screen.queryByText(/is clicked more often/)).toBeNull();
});

it('writes shares below one percent with two decimals, and a dash for a version that nobody has seen', async () => {
  const result = { a: { seen: 9_000, opened: 79 }, b: { seen: 0, opened: 0 }, since: 0 };
  const { select } = open(PAIR, { result });
  await select('a1');
  expect(cells().map((row) => row.at(-1))).toEqual(['0.88%', '–']);
});

it.each([
  [true, 'Nothing has been counted yet.'],
  [false, 'The page is not published yet, so nothing is counted.'],
])('says that there are no counts; published: %s', async (isPublished, expected) => {
  const { select } = open(PAIR, { opened: { isPublished } });
  await select('a1');
  expect(screen.getByText(expected)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('reads again every half minute and by a button, and not once it is closed', async () => {
  const { select, advance, readings } = open(PAIR);
  await select('a1');
  expect(readings()).toBe(1);
  await advance(30_000);
  expect(readings()).toBe(2);
  await press('Update now');
  expect(readings()).toBe(3);
  const details = group();
  await act(async () => {
    if (details !== null) details.open = false;
    await new Promise((resolve) => setTimeout(resolve));
  });
  await advance(90_000);
  expect(readings()).toBe(3);
});

it('says that the result could not be read, keeps the one before, and tries again', async () => {
  const answers = [
    { a: { seen: 300, opened: 3 }, b: { seen: 310, opened: 4 }, since: 0 },
    Response.json({ message: 'Your account is closed.' }, { status: 403 }),
    { a: { seen: 320, opened: 3 }, b: { seen: 310, opened: 4 }, since: 0 },
  ];
  let at = 0;
  const { container, select, advance } = open(PAIR, { result: () => answers[at++] ?? NOBODY });
  await select('a1');
  expect(cells()[0]?.[1]).toBe('300');
  await advance(30_000);
  expect(screen.getByRole('alert').textContent).toBe('The result could not be read. Your account is closed.');
  expect(cells()[0]?.[1]).toBe('300');
  await expectAccessible(container);
  await press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(cells()[0]?.[1]).toBe('320');
});
