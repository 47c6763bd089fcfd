import { HostProvider } from '@broadsheet/block-kit';
import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { HeadingSection } from '@broadsheet/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';
import { Headline } from './Headline.tsx';

const headed = (basic: unknown) => ({ type: 'story', headlines: { basic } });

test('is the first heading of the page, with the markup of its words', async () => {
  const { container } = await renderBlock(block, { globalContent: headed('Sea at the <em>Saltgate</em>') });
  const heading = screen.getByRole('heading', { level: 1, name: 'Sea at the Saltgate' });
  expect(heading.querySelector('em')?.textContent).toBe('Saltgate');
  await expectAccessible(container);
});

test('stays the first heading inside sections', async () => {
  const { host } = await renderBlock(block, { globalContent: headed('Ferry delayed') });
  render(
    <HostProvider host={host}>
      <HeadingSection>
        <Headline />
      </HeadingSection>
    </HostProvider>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(2);
});

test.each([
  ['no page content', undefined],
  ['a story without a headline', { type: 'story' }],
  ['an empty headline', headed('')],
  ['a headline of the wrong type', headed(7)],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});

test.each(['error', 'account'])('is the title of the page document on a page of type %s', async (type) => {
  const meta = { title: 'There is no <b>page</b> at this address' };
  await renderBlock(block, { page: { type, meta } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(meta.title);
});

test('is nothing on a page of another type that has no story', async () => {
  const meta = { title: 'News' };
  const { container } = await renderBlock(block, { page: { type: 'homepage', meta } });
  expect(container.innerHTML).toBe('');
});
