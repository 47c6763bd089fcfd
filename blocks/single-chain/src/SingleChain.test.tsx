import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { Heading, HeadingSection } from '@broadsheet/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

/** A block whose heading has level 2 at the root of a page, as most have. */
function Story({ title }: { readonly title: string }) {
  return (
    <HeadingSection>
      <Heading>{title}</Heading>
    </HeadingSection>
  );
}

const stories = [<Story key="1" title="Barrier raised" />, <Story key="2" title="Ferry delayed" />];
const levels = () =>
  screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`);

test('puts its blocks below one another', async () => {
  const { container } = await renderBlock(block, { children: stories });
  expect(levels()).toEqual(['H2 Barrier raised', 'H2 Ferry delayed']);
  await expectAccessible(container);
});

test('sets its blocks one heading level below its own heading', async () => {
  const { container } = await renderBlock(block, { fields: { heading: 'On the coast' }, children: stories });
  expect(levels()).toEqual(['H2 On the coast', 'H3 Barrier raised', 'H3 Ferry delayed']);
  await expectAccessible(container);
});

test.each([
  ['no children', undefined],
  ['an empty list of children', []],
  ['children that are none', [null, false]],
])('renders nothing for %s, heading or not', async (_, children) => {
  const { container } = await renderBlock(block, { fields: { heading: 'On the coast' }, children });
  expect(container.innerHTML).toBe('');
});

const Nothing = () => null;

test.each([
  ['hides its heading from readers when its blocks render nothing', [<Nothing key="1" />], false, true],
  ['shows editors its heading even then', [<Nothing key="1" />], true, false],
  ['shows its heading above a block', [<Nothing key="0" />, ...stories], false, false],
])('%s', async (_, children, isAdmin, isHidden) => {
  const { container } = await renderBlock(block, { fields: { heading: 'On the coast' }, children, isAdmin });
  const section = container.querySelector('section');
  if (section === null) throw new Error('There is no section.');
  expect(getComputedStyle(section).display === 'none').toBe(isHidden);
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true }, children: stories };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Barrier raised');
});
