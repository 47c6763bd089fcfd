import { mergePages } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { MergePanel } from './MergePanel.tsx';

const version = (text: string, name: string): PageDocument => ({
  ...pageWith({ main: [{ ...block('a1'), fields: { text } }, block('b1')] }),
  name,
});

it('shows mine and theirs side by side, and goes on once each has a choice', async () => {
  const theirs = version('Storm tonight', 'Theirs');
  const { page, conflicts } = mergePages({
    base: version('Base', 'Base'),
    mine: version('Calm', 'Mine'),
    theirs,
  });
  const onDecide = vi.fn<(decided: PageDocument) => void>();
  const { container } = renderBuilder(<MergePanel {...{ page, theirs, conflicts, catalogue, onDecide }} />);
  const headline = within(screen.getByRole('group', { name: '“Headline”' }));
  expect(headline.getByText('Calm')).toBeDefined();
  expect(headline.getByText('Storm tonight')).toBeDefined();
  await expectAccessible(container);
  const done = screen.getByRole('button', { name: 'Keep selected' });
  fireEvent.click(headline.getByRole('radio', { name: /^Theirs/ }));
  fireEvent.submit(done.closest('form') ?? done);
  expect(onDecide).not.toHaveBeenCalled();
  const name = within(screen.getByRole('group', { name: 'the name of the page' }));
  fireEvent.click(name.getByRole('radio', { name: /^Mine/ }));
  fireEvent.submit(done.closest('form') ?? done);
  const decided = onDecide.mock.calls[0]?.[0];
  expect(decided?.name).toBe('Mine');
  expect(decided?.areas['main']?.[0]?.fields).toEqual({ text: 'Storm tonight' });
});

it('writes addresses, switches and lists as words', () => {
  const made = (path: string, fields: Readonly<Record<string, unknown>>): PageDocument => ({
    ...pageWith({ main: [{ ...block('a1'), fields }] }),
    match: { kind: 'path', path },
  });
  const theirs = made('/storm/', { items: [{ storyUrl: '/coast/' }, { storyUrl: '/sport/' }] });
  const { page, conflicts } = mergePages({
    base: made('/base/', {}),
    mine: made('/calm/', { items: [], isWide: true }),
    theirs,
  });
  const { container } = renderBuilder(
    <MergePanel {...{ page, theirs, conflicts, catalogue, onDecide: () => undefined }} />,
  );
  expect(screen.getByText('Kind: path, Path: /storm/')).toBeDefined();
  expect(screen.getByText('Story url: /coast/; Story url: /sport/')).toBeDefined();
  expect(container.textContent).not.toMatch(/[{}[\]"]/);
});

it('leaves blocks in their columns, and shows no counts of columns to choose from', () => {
  const columns = (columnOne: number, title: string, ...ids: readonly string[]): PageDocument => ({
    ...pageWith({
      main: [{ ...block('chain1', ...ids.map((id) => block(id))), fields: { columnOne, title } }],
    }),
  });
  const blocks = { ...catalogue, columnsOf: (name: string) => (name === 'chain' ? ['columnOne'] : []) };
  const theirs = columns(1, 'Theirs', 'a1', 'b1', 't1');
  const { page, conflicts } = mergePages(
    { base: columns(1, 'Base', 'a1', 'b1'), mine: columns(2, 'Mine', 'a1', 'm1', 'b1'), theirs },
    { columnsOf: blocks.columnsOf },
  );
  const onDecide = vi.fn<(decided: PageDocument) => void>();
  renderBuilder(<MergePanel {...{ page, theirs, conflicts, onDecide }} catalogue={blocks} />);
  expect(screen.queryByText('2')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Theirs/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep selected' }));
  const chain = onDecide.mock.calls[0]?.[0].areas['main']?.[0];
  expect(chain?.fields).toEqual({ columnOne: 2, title: 'Theirs' });
  expect(chain?.children.map(({ id }) => id)).toEqual(['a1', 'm1', 'b1', 't1']);
});
