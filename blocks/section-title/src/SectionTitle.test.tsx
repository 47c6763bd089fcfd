import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const coast = {
  _id: '/coast/',
  node_type: 'section',
  name: 'Coast',
  children: [
    { _id: '/coast/climate', node_type: 'section', name: 'Climate' },
    { _id: 'link-1', node_type: 'link', display_name: 'Tide tables', url: '/tides' },
    { _id: '/coast/old/', node_type: 'section', name: 'Old', inactive: true },
    { _id: '/coast/nameless/', node_type: 'section' },
  ],
};
const chosen = {
  inheritGlobalContent: false,
  sectionContentConfig: {
    contentService: 'site-service-hierarchy',
    contentConfigValues: { hierarchy: 'default', sectionId: '/coast/' },
  },
};

test('heads the page with its section and links the sections below', async () => {
  const { container } = await renderBlock(block, { globalContent: coast });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coast');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Climate', '/coast/climate/'],
    ['Tide tables', '/tides/'],
  ]);
  await expectAccessible(container);
});

test.each([
  ['two links', coast.children, 1],
  ['the only link', coast.children.slice(0, 1), 0],
])('parts %s from what follows as needed', async (_, children, separators) => {
  const { container } = await renderBlock(block, { globalContent: { ...coast, children } });
  expect(container.querySelectorAll('li > [aria-hidden]')).toHaveLength(separators);
});

test('shows the section that the editor chose', async () => {
  const { requests } = await renderBlock(block, {
    fields: chosen,
    globalContent: { name: 'Sport' },
    content: { 'site-service-hierarchy': coast },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coast');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toEqual({
    hierarchy: 'default',
    sectionId: '/coast/',
    feature: 'section-title',
  });
  expect(requests[0]?.filter).toBe(
    '{ name display_name children { _id node_type display_name name url inactive } }',
  );
});

test('asks for nothing while it shows the section of the page', async () => {
  const { requests } = await renderBlock(block, {
    fields: { ...chosen, inheritGlobalContent: true },
    globalContent: coast,
  });
  expect(requests).toEqual([]);
});

test('takes the display name of a section without a name', async () => {
  const { container } = await renderBlock(block, { globalContent: { display_name: 'Letters' } });
  expect(container.textContent).toBe('Letters');
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['no page content', {}, undefined],
  ['a section without a name', {}, { _id: '/coast/', children: coast.children }],
  ['no chosen section', { inheritGlobalContent: false }, coast],
])('renders nothing for %s', async (_, fields, globalContent) => {
  const { container } = await renderBlock(block, { fields, globalContent });
  expect(container.innerHTML).toBe('');
});

test('renders nothing when the section cannot be fetched', async () => {
  const { container } = await renderBlock(block, {
    fields: chosen,
    content: { 'site-service-hierarchy': new Error('The source is down.') },
  });
  expect(container.innerHTML).toBe('');
});
