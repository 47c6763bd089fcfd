import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const story = (id: string) => ({
  _id: id,
  type: 'story',
  headlines: { basic: `Headline ${id}` },
  display_date: '2025-03-01T07:00:00Z',
  websites: { courier: { website_url: `/news/${id}/` } },
});

test('shows title, headlines and days in a row, without pictures', async () => {
  const { container } = await renderBlock(block, {
    fields: {
      title: 'Now',
      inRow: true,
      listContentConfig: { contentService: 'content-api-collections', contentConfigValues: { size: 2 } },
    },
    content: { 'content-api-collections': { content_elements: [story('a'), story('b')] } },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Now' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Headline aMar 1, 2025',
    'Headline bMar 1, 2025',
  ]);
  expect(container.querySelector('img')).toBeNull();
  await expectAccessible(container);
});
