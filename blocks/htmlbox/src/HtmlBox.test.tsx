import { Broadsheet } from '@broadsheet/block-kit';
import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';
import { HtmlBox } from './HtmlBox.tsx';

const HTML = '<h2>Tide tables</h2><p>High water at <b>six</b>. <a href="/tides/">All tables</a></p>';

test('shows the HTML of its editor as it is, under an id of its place', async () => {
  const { container } = await renderBlock(block, { fields: { HTML } });
  expect(container.querySelector('[id^="bs-html-"] > div')?.innerHTML).toBe(HTML);
  await expectAccessible(container);
});

test('leaves alone what a script has made of it when the page comes to life', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const page = (count: number) => (
    <Broadsheet site={{ id: 'courier' }}>
      <p>{count}</p>
      <HtmlBox HTML={HTML} />
    </Broadsheet>
  );
  const { rerender } = render(page(1), { container: element });
  screen.getByRole('link').textContent = 'Changed by a widget';
  rerender(page(2));
  expect(screen.getByText('2')).toBeTruthy();
  expect(screen.getByRole('link').textContent).toBe('Changed by a widget');
});

test.each([{}, { HTML: '' }, { HTML: ' \n ' }, { HTML: 5 }])('renders nothing for %o', async (fields) => {
  const { container } = await renderBlock(block, { fields });
  expect(container.innerHTML).toBe('');
});
