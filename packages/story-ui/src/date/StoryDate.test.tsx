import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { StoryDate } from './StoryDate.tsx';

const value = '2026-11-20T05:40:00Z';

test('has the raw value for machines and the site’s date-time for readers', async () => {
  const { container } = await renderPart(<StoryDate value={value} />);
  const time = container.querySelector('time');
  expect(time?.getAttribute('datetime')).toBe(value);
  expect(time?.textContent).toBe('November 20, 2026 at 5:40AM GMT');
});

test('speaks the language of the site and uses its own zone only where the site has none', async () => {
  const dateLocalization = { language: 'sv', dateTimeFormat: '%d %B %Y %H:%M' };
  const { container } = await renderPart(<StoryDate value={value} zone="Asia/Tokyo" />, {
    site: { locale: 'sv', dateLocalization },
  });
  expect(container.textContent).toBe('20 november 2026 14:40');
});

test.each([undefined, '', 'soon'])('is nothing for %j', async (none) => {
  const { container } = await renderPart(<StoryDate value={none} />);
  expect(container.innerHTML).toBe('');
});
