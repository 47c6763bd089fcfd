import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const globalContent = { type: 'story', display_date: '2026-11-20T18:05:00Z' };
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

test('shows the date to readers as the site writes it and to machines as published', async () => {
  const { container } = await renderBlock(block, { globalContent });
  const time = container.querySelector('time');
  expect(plain(time?.textContent ?? '')).toBe('November 20, 2026 at 6:05PM GMT');
  expect(time?.getAttribute('datetime')).toBe('2026-11-20T18:05:00Z');
  await expectAccessible(container);
});

test('keeps Greenwich time where the site sets no zone', async () => {
  const { container } = await renderBlock(block, { site: { dateLocalization: undefined }, globalContent });
  expect(plain(container.textContent)).toBe('November 20, 2026 at 6:05PM GMT');
});

test('follows the zone, the language and the format of the site', async () => {
  const { container } = await renderBlock(block, {
    site: {
      dateLocalization: { language: 'sv', timeZone: 'Europe/Stockholm', dateTimeFormat: '%d %B %Y %H:%M' },
    },
    globalContent,
  });
  expect(plain(container.textContent)).toBe('20 november 2026 19:05');
});

test.each([
  ['no page content', undefined],
  ['a story without a date', { type: 'story' }],
  ['a date that cannot be read', { display_date: 'last Friday' }],
])('renders nothing for %s', async (_, content) => {
  const { container } = await renderBlock(block, { globalContent: content });
  expect(container.innerHTML).toBe('');
});
