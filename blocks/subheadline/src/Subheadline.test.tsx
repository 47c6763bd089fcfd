import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const story = {
  type: 'story',
  subheadlines: { basic: 'A tide <i>higher</i> than any' },
  description: { basic: 'What the barrier held back.' },
};

test.each([
  ['the subheadline unless told otherwise', {}, 'A tide higher than any'],
  ['the subheadline', { valueToDisplay: 'Subheadline' }, 'A tide higher than any'],
  ['the description', { valueToDisplay: 'Description' }, 'What the barrier held back.'],
  [
    'the subheadline for an option that no longer exists',
    { valueToDisplay: 'Kicker' },
    'A tide higher than any',
  ],
])('shows %s', async (_, fields, name) => {
  const { container } = await renderBlock(block, { fields, globalContent: story });
  expect(container.querySelector('p')?.textContent).toBe(name);
  expect(screen.queryByRole('heading')).toBeNull();
  await expectAccessible(container);
});

test('keeps the markup of its words', async () => {
  const { container } = await renderBlock(block, { globalContent: story });
  expect(container.querySelector('i')?.textContent).toBe('higher');
});

test.each([
  ['no page content', undefined, {}],
  ['a story without a subheadline', { description: story.description }, {}],
  ['a story without a description', { subheadlines: story.subheadlines }, { valueToDisplay: 'Description' }],
  ['an empty subheadline', { subheadlines: { basic: '' } }, {}],
])('renders nothing for %s', async (_, globalContent, fields) => {
  const { container } = await renderBlock(block, { fields, globalContent });
  expect(container.innerHTML).toBe('');
});
