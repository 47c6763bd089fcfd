import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const category = (place: number, more: object = {}) => ({
  [`imageUrl_${place}`]: `/media/img-${place}.jpg`,
  [`imageId_${place}`]: `img-${place}`,
  [`imageAuth_${place}`]: '{"2":"token"}',
  [`label_${place}`]: `Section ${place} & more`,
  [`linkUrl_${place}`]: `/section-${place}/`,
  ...more,
});
const categories = (count: number): Record<string, string> =>
  Object.assign({}, ...Array.from({ length: count }, (_, place) => category(place)));

test('shows each category as a picture and a name that lead to it', async () => {
  const fields = { ...categories(12), headerText: 'All sections', imageAlt_0: 'A quay' };
  const { container, requests } = await renderBlock(block, { fields });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All sections');
  const links = [...container.querySelectorAll('h3 a')];
  expect(links).toHaveLength(12);
  expect([links[0]?.textContent, links[0]?.getAttribute('href')]).toEqual([
    'Section 0 & more',
    '/section-0/',
  ]);
  const [first] = container.querySelectorAll('img');
  expect(first?.alt).toBe('A quay');
  expect(first?.getAttribute('src')).toContain('img-0.jpg?smart=true&auth=token&width=400&height=266');
  expect(first?.srcset.match(/ \d+w/g)).toEqual([' 200w', ' 400w']);
  expect(requests).toEqual([]);
  await expectAccessible(container);
});

test('moves by one, and names itself where it has no heading', async () => {
  const { container } = await renderBlock(block, { fields: categories(5) });
  expect(screen.getByRole('region', { name: 'Categories' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Section 0 & more');
  fireEvent.click(screen.getByRole('button', { name: 'Go forward one slide' }));
  expect(container.querySelector('[aria-live]')?.textContent).toBe('2 of 5');
});

test('has a picture without a token signed', async () => {
  const { container, requests } = await renderBlock(block, {
    fields: { ...categories(4), imageAuth_1: '' },
    content: { 'signing-service': { hash: 'signed' } },
  });
  expect(requests).toEqual([{ source: 'signing-service', query: { id: '/media/img-1.jpg' } }]);
  expect(container.querySelectorAll('img')[1]?.getAttribute('src')).toContain('auth=signed');
});

test.each([
  ['a picture', { imageUrl_2: '' }],
  ['a name', { label_2: ' ' }],
  ['an address', { linkUrl_2: undefined }],
  ['an address that readers may follow', { linkUrl_2: 'javascript:alert(1)' }],
])('leaves out a category without %s, and is nothing with fewer than four', async (_, missing) => {
  const five = await renderOnServer(block, { fields: { ...categories(5), ...missing } });
  expect(five.match(/<h2/g)).toHaveLength(4);
  expect(await renderOnServer(block, { fields: { ...categories(4), ...missing } })).toBe('');
});

test('counts a category without a picture in the page builder, and says there what is missing', async () => {
  const unfinished = { ...categories(4), imageUrl_2: '' };
  const { container, unmount } = await renderBlock(block, { fields: unfinished, isAdmin: true });
  expect(container.querySelectorAll('h2')).toHaveLength(4);
  unmount();
  await renderBlock(block, { fields: categories(2), isAdmin: true });
  expect(screen.getByText('This carousel shows nothing before it has 4 items.')).toBeTruthy();
});

test('renders nothing without fields', async () => {
  expect(await renderOnServer(block)).toBe('');
});
