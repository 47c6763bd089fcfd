import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const section = { websites: { courier: { website_section: { _id: '/coast', name: 'Coast' } } } };
const label = { label: { basic: { display: true, text: 'Review', url: '/culture/theatre' } } };

test.each([
  ['the section on this site', section, 'Coast', '/coast/'],
  ['the label before the section', { ...section, ...label }, 'Review', '/culture/theatre/'],
])('links %s', async (_, story, name, href) => {
  const { container } = await renderBlock(block, { globalContent: story });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  await expectAccessible(container);
});

test.each([
  ['the label of sponsored content', { ...section, ...label, owner: { sponsored: true } }, 'Review'],
  ['that content is sponsored', { ...section, owner: { sponsored: true } }, 'Sponsored'],
  ['a label without an address', { label: { basic: { display: true, text: 'Live' } } }, 'Live'],
])('says %s without a link', async (_, story, text) => {
  const { container } = await renderBlock(block, { globalContent: story });
  expect(container.textContent).toBe(text);
  expect(screen.queryByRole('link')).toBeNull();
});

test('speaks the language of the site', async () => {
  const { container } = await renderBlock(block, {
    site: { locale: 'de' },
    globalContent: { owner: { sponsored: true } },
  });
  expect(container.textContent).toBe('Anzeige');
});

test.each([
  ['no page content', undefined],
  ['a section of another site', { websites: { gazette: { website_section: { name: 'Coast' } } } }],
  ['a label that has no text', { ...section, label: { basic: { display: true, url: '/live/' } } }],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});
