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

test('says how long the story takes to read where its editor wants it', async () => {
  const content_elements = [{ type: 'text', content: 'word '.repeat(920) }];
  const story = { ...globalContent, content_elements };
  const fields = { showReadingTime: true };
  const { container } = await renderBlock(block, { globalContent: story, fields });
  expect(plain(container.textContent)).toBe('November 20, 2026 at 6:05PM GMT · 4 min read');
  await expectAccessible(container);
  const german = await renderBlock(block, {
    site: { locale: 'de' },
    globalContent: { content_elements },
    fields,
  });
  expect(plain(german.container.textContent)).toBe('4 Min. Lesezeit');
});

test('says nothing of the time of a locked story that nobody has counted', async () => {
  const { container } = await renderBlock(block, {
    globalContent: {
      content_elements: [{ type: 'text', content: 'word '.repeat(920) }],
      content_restrictions: { is_teaser: true },
    },
    fields: { showReadingTime: true },
  });
  expect(container.innerHTML).toBe('');
});
