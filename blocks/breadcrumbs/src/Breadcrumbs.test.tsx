import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const climate = { _id: '/coast/climate/', name: 'Climate' };
const tree = { _id: '/', children: [{ _id: '/coast', name: 'Coast', children: [climate] }] };
const story = {
  type: 'story',
  headlines: { basic: 'The <i>sea</i> rises' },
  websites: { courier: { website_section: { _id: '/coast/climate', name: 'Climate' } } },
};
const content = { 'site-service-hierarchy': tree };
const site = { id: 'courier' };
const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const page = (type: string, globalContent: unknown) => ({ site, content, page: { type }, globalContent });

test('leads from the front page to the section of a story', async () => {
  const { container } = await renderBlock(block, page('article', story));
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy();
  expect(steps()).toEqual(['Home', 'Coast', 'Climate']);
  expect(links()).toEqual(['/', '/coast/', '/coast/climate/']);
  expect(container.querySelector('[aria-current]')).toBeNull();
  await expectAccessible(container);
});

test('ends with the story itself where the editor wants it', async () => {
  const { container } = await renderBlock(block, {
    ...page('article', story),
    fields: { showHeadline: true },
  });
  expect(steps()).toEqual(['Home', 'Coast', 'Climate', 'The sea rises']);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('The sea rises');
  expect(links()).toHaveLength(3);
});

test('marks the section of a section page as the current page', async () => {
  const { container } = await renderBlock(block, page('section', climate));
  expect(steps()).toEqual(['Home', 'Coast', 'Climate']);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('Climate');
  expect(links()).toEqual(['/', '/coast/']);
});

test('names the section of the story where the tree cannot be had', async () => {
  const broken = { 'site-service-hierarchy': new Error('The source is down.') };
  await renderBlock(block, { ...page('article', story), content: broken });
  expect(steps()).toEqual(['Home', 'Climate']);
});

test.each([
  ['the front page', 'homepage', undefined],
  ['the root of the sections', 'section', { _id: '/', name: 'Front page' }],
  ['an author', 'author', { authors: [{ byline: 'Nell' }] }],
  ['a story without a section', 'article', { type: 'story', headlines: story.headlines }],
])('renders nothing on the page of %s', async (_, type, globalContent) => {
  const { container } = await renderBlock(block, page(type, globalContent));
  expect(container.innerHTML).toBe('');
});
