import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { MediaBadge } from './MediaBadge.tsx';

test.each([
  ['gallery', 'en', 'Photos'],
  ['video', 'en', 'Video'],
  ['gallery', 'ja', '写真'],
] as const)('says what a %s is in %s', async (kind, locale, word) => {
  const { container } = await renderPart(<MediaBadge kind={kind} />, { site: { locale } });
  expect(container.textContent).toBe(word);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('keeps its word for assistive technology where only the icon shows', async () => {
  const { container } = await renderPart(<MediaBadge kind="video" iconOnly />);
  const word = container.querySelector('svg + *');
  expect(word?.textContent).toBe('Video');
  expect(word?.className).toBe('bs-hidden');
});

test.each(['image', 'other'] as const)('is nothing for the kind %s', async (kind) => {
  const { container } = await renderPart(<MediaBadge kind={kind} />);
  expect(container.innerHTML).toBe('');
});
