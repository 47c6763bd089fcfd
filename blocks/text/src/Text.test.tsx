import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { block } from './block.ts';
import { Text } from './Text.tsx';

const FULL =
  '<h2>How we work</h2><p>We name our <a href="/sources/">sources</a>.</p><ul><li>Letters</li></ul><blockquote>Write plainly.</blockquote>';

test('shows formatted text as its editor has written it', async () => {
  const { container } = await renderBlock(block, { fields: { text: FULL } });
  expect(container.querySelector('div > h2')?.parentElement?.innerHTML).toBe(FULL);
  await expectAccessible(container);
});

test('shows the text in the markup of the server', () => {
  expect(renderToString(<Text text="<p>One</p>" />)).toContain('<p>One</p>');
});

test.each([{}, { text: '' }, { text: ' \n ' }, { text: 5 }])('renders nothing for %o', async (fields) => {
  const { container } = await renderBlock(block, { fields });
  expect(container.innerHTML).toBe('');
});
