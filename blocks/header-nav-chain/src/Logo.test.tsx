import { renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bar, content, full, site } from '../test/navBar.ts';
import { block } from './block.ts';

test.each([
  ['left', ['logo', 'links']],
  ['right', ['links', 'logo']],
])('puts a logo on the %s on its side of the links', async (logoAlignment, order) => {
  await renderBlock(block, { fields: { ...full, logoAlignment }, content, site });
  const parts = [...(bar().firstElementChild?.children ?? [])].flatMap((part) => {
    if (part.tagName === 'NAV') return ['links'];
    return part.getAttribute('href') === '/' ? ['logo'] : [];
  });
  expect(parts).toEqual(order);
});

test('links home by the logo, whose alternative text is its title', async () => {
  await renderBlock(block, { content, site });
  const home = screen.getByTitle('The Aldermouth Courier');
  expect(home.getAttribute('href')).toBe('/');
  const image = home.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/brand/logo.svg');
  expect(image?.alt).toBe('The Aldermouth Courier');
  expect(image?.getAttribute('data-kind')).toBe('svg');
});

test.each([
  ['https://cdn.test/logo.png', 'https://cdn.test/logo.png'],
  ['base64,AAAA', 'base64,AAAA'],
  ['logo.png', '/logo.png'],
])('takes the logo %s from %s', async (primaryLogo, address) => {
  await renderBlock(block, { content, site: { ...site, primaryLogo } });
  const image = bar().querySelector('a[href="/"] img');
  expect(image?.getAttribute('src')).toBe(address);
  expect(image?.hasAttribute('data-kind')).toBe(false);
});

test('writes the name of a site without a logo', async () => {
  await renderBlock(block, { content, site: { websiteName: 'The Courier' } });
  expect(bar().querySelector('a[href="/"]')?.textContent).toBe('The Courier');
});

test('keeps the image of the logo at its side of the bar where text runs right to left', async () => {
  await renderBlock(block, { fields: full, content, site });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.map(({ cssText }) => cssText).join('')).toMatch(/:dir\(rtl\) \{ object-position: right/);
});
