import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bar, content, flyout, full, openers, site } from '../test/navBar.ts';
import { block } from './block.ts';

const children = [
  <a key="1" href="/a/">
    First
  </a>,
  <a key="2" href="/b/">
    Second
  </a>,
];

test('asks for both hierarchies, each with its own mark and fields', async () => {
  const { requests } = await renderBlock(block, { fields: full, content, site });
  expect(requests).toHaveLength(2);
  expect(requests.map(({ query }) => query)).toEqual([
    { hierarchy: 'main', feature: 'header-nav-chain' },
    { hierarchy: 'top', feature: 'links-bar' },
  ]);
  expect(requests[1]?.filter).toBe('{ children { _id node_type display_name name url inactive } }');
});

test('is a landmark with slots, logo, links and the sections menu', async () => {
  const { container } = await renderBlock(block, { fields: full, content, site, children });
  expect(bar().id).toBe('main-nav');
  const links = within(screen.getByRole('navigation', { name: 'Top Links' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/coast/', 'Coast'],
    ['/food/', 'Food'],
  ]);
  const sections = within(flyout()).getAllByRole('link', { hidden: true });
  expect(sections.map((link) => link.getAttribute('href'))).toEqual(['/news/', '/news/health/', '/sport/']);
  expect(screen.getAllByText('First')).toHaveLength(1);
  expect(screen.getAllByText('Second')).toHaveLength(1);
  await expectAccessible(container);
});

test('opens and closes its menu and its lists without script', async () => {
  const html = await renderOnServer(block, { fields: full, content, site });
  document.body.innerHTML = html;
  const panel = flyout();
  expect(panel.getAttribute('popover')).toBe('auto');
  expect(openers().map((button) => [button.textContent, button.getAttribute('popovertarget')])).toEqual([
    ['Sections', panel.id],
    ['Sections', panel.id],
  ]);
  const close = within(panel).getByRole('button', { name: 'Close', hidden: true });
  expect(close.getAttribute('popovertarget')).toBe(panel.id);
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
  expect(panel.querySelector('details > summary')?.textContent).toBe('Open or close the list under News');
  const forms = [...document.querySelectorAll('form')];
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) expect([form.getAttribute('action'), form.method]).toEqual(['/search/', 'get']);
  expect(document.querySelectorAll('input[name="searchQuery"]')).toHaveLength(forms.length);
  document.body.replaceChildren();
});

test.each([
  ['left blank', { ...full, ariaLabel: ' ', ariaLabelLink: '' }],
  ['left as they came', full],
])('names its landmarks in the language of the site where the names were %s', async (_, fields) => {
  await renderBlock(block, { fields, content, site: { ...site, locale: 'de' } });
  expect(screen.getByRole('navigation', { name: 'Ressortmenü' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Wichtige Links' })).toBeDefined();
  expect(openers().map(({ textContent }) => textContent)).toEqual(['Ressorts', 'Ressorts']);
  expect(screen.getByText('Liste unter News öffnen oder schließen')).toBeDefined();
});

test('stands without sections, links, blocks and site properties', async () => {
  const { container } = await renderBlock(block, {
    content: { 'site-service-hierarchy': new Error('Down.') },
    site: { websiteName: undefined },
  });
  expect(bar().querySelector('li')).toBeNull();
  expect(flyout().querySelector('button')).not.toBeNull();
  await expectAccessible(container);
});
