import { createTestEnvironment, expectAccessible, renderBlock } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const alert = (headline: string, address?: string) => ({
  content_elements: [
    {
      headlines: { basic: headline },
      websites: { courier: address === undefined ? {} : { website_url: address } },
    },
  ],
});
const withAlert = (answer: unknown) => ({ content: { 'alert-bar-collections': answer } });

test('shows the first alert in the browser and nothing on the server', async () => {
  const { serverHtml, container, requests } = await renderBlock(
    block,
    withAlert(alert('Fog closes the estuary', '/news/fog')),
  );
  expect(serverHtml).toBe('');
  expect(screen.getByRole('link', { name: 'Fog closes the estuary' }).getAttribute('href')).toBe(
    '/news/fog/',
  );
  expect(screen.getByRole('navigation', { name: 'Breaking News Alert' })).toBeTruthy();
  expect(requests[0]).toMatchObject({
    source: 'alert-bar-collections',
    query: { site: 'courier', from: 0, size: 1 },
  });
  await expectAccessible(container);
});

test('rings its link in a colour that shows on the ground of the bar', async () => {
  await renderBlock(block, withAlert(alert('Bridge shut', '/news/bridge/')));
  const link = screen.getByRole('link');
  link.focus();
  const { outlineColor, color } = getComputedStyle(link);
  expect(outlineColor).toBe(color);
});

test('shows an alert without an address as text', async () => {
  await renderBlock(block, withAlert(alert('Bridge shut')));
  expect(screen.getByText('Bridge shut')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('keeps a closed alert away for two days', async () => {
  const environment = createTestEnvironment();
  await renderBlock(block, { ...withAlert(alert('Bridge shut')), environment });
  fireEvent.click(screen.getByRole('button', { name: 'Hide this alert' }));
  expect(screen.queryByText('Bridge shut')).toBeNull();
  expect(environment.cookies.get('arcblock_alert-bar')).toBe('Bridge shut');
});

test('does not show an alert that was closed before', async () => {
  const environment = createTestEnvironment();
  environment.cookies.set('arcblock_alert-bar', 'Bridge shut');
  const { container } = await renderBlock(block, { ...withAlert(alert('Bridge shut')), environment });
  expect(container.innerHTML).toBe('');
});

test.each([
  ['no alert', { content_elements: [] }],
  ['an alert without a headline', { content_elements: [{ headlines: {} }] }],
  ['an answer of another shape', 'maintenance'],
  ['a source that fails', new Error('down')],
])('shows nothing for %s', async (_, answer) => {
  const { container } = await renderBlock(block, withAlert(answer));
  expect(container.innerHTML).toBe('');
});

test.each([
  ['leaves it blank', { ariaLabel: ' ' }],
  ['never looked at it', {}],
])('takes the standard name in the language of the site when the editor %s', async (_, fields) => {
  await renderBlock(block, {
    ...withAlert(alert('Nebel')),
    fields,
    site: { locale: 'de' },
  });
  expect(screen.getByRole('navigation', { name: 'Eilmeldung' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Diese Meldung ausblenden' })).toBeTruthy();
});

test('comes back when another tab has closed this alert and a new one is published', async () => {
  const environment = createTestEnvironment();
  let headline = 'Bridge shut';
  const view = await renderBlock(block, {
    content: { 'alert-bar-collections': () => alert(headline) },
    environment,
  });
  environment.cookies.set('arcblock_alert-bar', 'Bridge shut');
  headline = 'Bridge open again';
  await act(async () => {
    await view.host.content.fetch(
      { source: 'alert-bar-collections', query: { site: 'courier', from: 0, size: 1 } },
      { revalidate: true },
    );
  });
  expect(screen.getByText('Bridge open again')).toBeTruthy();
});
