import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { PageColumn, PageFrame, RailColumns } from './PageFrame.tsx';

test('has a header, a main part that the skip link can move focus to, and a footer', async () => {
  const { container } = await renderPart(
    <PageFrame navigation={<p>Menu</p>} footer={<p>Imprint</p>}>
      <RailColumns>
        <PageColumn>Story</PageColumn>
        <PageColumn>Rail</PageColumn>
      </RailColumns>
    </PageFrame>,
  );
  expect(screen.getByRole('banner').textContent).toBe('Menu');
  expect(screen.getByRole('contentinfo').textContent).toBe('Imprint');
  const main = screen.getByRole('main');
  expect([main.id, main.tabIndex, main.textContent]).toEqual(['main', -1, 'StoryRail']);
  await expectAccessible(container);
});

test('leaves out what has no blocks', async () => {
  const { container } = await renderPart(<PageFrame navigation={null} footer={[false]} />);
  expect(container.innerHTML).toBe('');
});

test('keeps an empty header and footer where the layout wants them', async () => {
  await renderPart(<PageFrame keepsEmpty />);
  expect(screen.getByRole('banner').innerHTML).toBe('');
  expect(screen.getByRole('contentinfo').innerHTML).toBe('');
  expect(screen.queryByRole('main')).toBeNull();
});

test('takes a block that renders nothing for none, and a line for a block', async () => {
  const { container } = await renderPart(
    <PageFrame>
      <PageColumn>
        <div />
        <hr />
      </PageColumn>
    </PageFrame>,
  );
  const displays = [...container.querySelectorAll('main > div > *')].map(
    (element) => `${element.tagName} ${getComputedStyle(element).display}`,
  );
  expect(displays).toEqual(['DIV none', 'HR block']);
});
