import { createTestEnvironment, expectAccessible, renderBlock } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const TWO_MINUTES = 120_000;
const TWO_DAYS = 172_800_000;

const alert = (headline: string, address?: string) => ({
  content_elements: [
    {
      headlines: { basic: headline },
      websites: { courier: address === undefined ? {} : { website_url: address } },
    },
  ],
});
const withAlert = (answer: unknown) => ({ content: { 'alert-bar-collections': answer } });
const bar = () => screen.queryByRole('navigation', { name: 'Breaking News Alert' });
const covered = () => document.documentElement.style.getPropertyValue('--bs-covered-end');

/** Runs timers and lets the answers arrive that they ask for. */
async function pass(environment: ReturnType<typeof createTestEnvironment>, milliseconds: number) {
  await act(async () => environment.advance(milliseconds));
}

test('is hidden on the server and shows the first alert in the browser', async () => {
  const { serverHtml, container, requests } = await renderBlock(
    block,
    withAlert(alert('Fog closes the <i>estuary</i>', '/news/fog')),
  );
  expect(serverHtml).toMatch(/^<nav[^>]* hidden=""/);
  expect(serverHtml).not.toContain('Fog');
  expect(bar()).not.toBeNull();
  const link = screen.getByRole('link', { name: 'Fog closes the estuary' });
  expect(link.getAttribute('href')).toBe('/news/fog/');
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

test.each([undefined, 'javascript:alert(1)', 'data:text/html,x'])(
  'shows an alert that leads nowhere as text: %s',
  async (address) => {
    await renderBlock(block, withAlert(alert('Bridge shut', address)));
    expect(screen.getByText('Bridge shut')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('tells the page how much of it the bar covers, as long as it does', async () => {
  const { unmount } = await renderBlock(block, withAlert(alert('Bridge shut')));
  expect(covered()).toMatch(/^\d+px$/);
  fireEvent.click(screen.getByRole('button', { name: 'Hide this alert' }));
  expect(covered()).toBe('');
  unmount();
  await renderBlock(block, withAlert(alert('Bridge shut')));
  expect(covered()).not.toBe('');
  document.body.replaceChildren();
});

test('takes its room back when it leaves the page', async () => {
  const { unmount } = await renderBlock(block, withAlert(alert('Bridge shut')));
  unmount();
  expect(covered()).toBe('');
});

test('keeps a closed alert away for two days', async () => {
  const environment = createTestEnvironment();
  await renderBlock(block, { ...withAlert(alert('Bridge shut')), environment });
  fireEvent.click(screen.getByRole('button', { name: 'Hide this alert' }));
  expect(bar()).toBeNull();
  await pass(environment, TWO_DAYS - TWO_MINUTES);
  expect(bar()).toBeNull();
  await pass(environment, TWO_MINUTES);
  expect(bar()).not.toBeNull();
});

test('does not show an alert that was closed before', async () => {
  const environment = createTestEnvironment();
  environment.cookies.set('arcblock_alert-bar', 'Bridge shut');
  await renderBlock(block, { ...withAlert(alert('Bridge shut')), environment });
  expect(bar()).toBeNull();
});

test.each([
  ['no alert', { content_elements: [] }],
  ['an alert without a headline', { content_elements: [{ headlines: {} }] }],
  ['an answer of another shape', 'maintenance'],
  ['a source that fails', new Error('down')],
])('shows nothing for %s', async (_, answer) => {
  await renderBlock(block, withAlert(answer));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(covered()).toBe('');
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

test('asks every two minutes: hides an alert that is over, shows the next, keeps it while the source is down', async () => {
  const environment = createTestEnvironment();
  let answer: unknown = alert('Bridge shut');
  const { requests } = await renderBlock(block, {
    content: { 'alert-bar-collections': () => answer },
    environment,
  });
  expect(bar()).not.toBeNull();
  answer = { content_elements: [] };
  await pass(environment, TWO_MINUTES - 1);
  expect(requests).toHaveLength(1);
  await pass(environment, 1);
  expect(bar()).toBeNull();
  answer = alert('Bridge open again');
  await pass(environment, TWO_MINUTES);
  expect(screen.getByText('Bridge open again')).toBeTruthy();
  answer = new Error('down');
  await pass(environment, TWO_MINUTES);
  expect(screen.getByText('Bridge open again')).toBeTruthy();
});

test('follows another tab that has closed the alert, and comes back for a new one', async () => {
  const environment = createTestEnvironment();
  let headline = 'Bridge shut';
  await renderBlock(block, { content: { 'alert-bar-collections': () => alert(headline) }, environment });
  environment.cookies.set('arcblock_alert-bar', 'Bridge shut');
  await pass(environment, TWO_MINUTES);
  expect(bar()).toBeNull();
  headline = 'Bridge open again';
  await pass(environment, TWO_MINUTES);
  expect(screen.getByText('Bridge open again')).toBeTruthy();
});
