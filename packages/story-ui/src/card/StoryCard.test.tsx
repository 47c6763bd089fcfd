import { HeadingSection } from '@broadsheet/ui';
import { expectAccessible } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { StoryCard } from './StoryCard.tsx';
import type { StoryCardProps } from './StoryCard.tsx';

const off = {
  overline: false,
  headline: false,
  image: false,
  description: false,
  byline: false,
  date: false,
};
const on = { overline: true, headline: true, image: true, description: true, byline: true, date: true };
const shape = { width: 800, widths: [400, 800], ratio: '4:3' } as const;

const story = {
  _id: 'story-1',
  type: 'story',
  headlines: { basic: 'Salt &amp; <i>rope</i>' },
  description: { basic: 'The <b>quay</b> in winter.' },
  display_date: '2026-11-20T05:40:00Z',
  credits: { by: [{ type: 'author', name: 'Ada', url: '/author/ada' }] },
  label: { basic: { display: true, text: 'Exclusive', url: '/tags/exclusive' } },
  promo_items: {
    basic: { type: 'image', _id: 'img-1', url: '/media/img-1.jpg', auth: { 2: 'key' } },
    lead_art: { type: 'video' },
  },
  websites: {
    courier: { website_url: '/coast/salt-and-rope', website_section: { _id: '/coast/', name: 'Coast' } },
  },
};

const card = (props: Partial<StoryCardProps> = {}) => (
  <HeadingSection>
    <StoryCard story={story} show={on} arrangement="stacked" size="medium" image={shape} {...props} />
  </HeadingSection>
);

type Options = Parameters<typeof renderPart>[1];
const renderCard = (props?: Partial<StoryCardProps>, options?: Options) => renderPart(card(props), options);

/** Returns what the card shows, in document order: the texts of its parts and `(image)`. */
function outline(container: HTMLElement): readonly string[] {
  const parts = container.querySelectorAll(
    'article h2, article p, article img, article div > span, [data-player]',
  );
  return [...parts].map((part) => (part.localName === 'img' ? '(picture)' : part.textContent));
}

const ATTRIBUTION = 'By Ada · November 20, 2026 at 5:40AM GMT';
const TEXTS = ['Exclusive', 'Salt & rope', 'The quay in winter.', ATTRIBUTION];

test.each([
  ['lead', ['Exclusive', 'Salt & rope', '(picture)', 'The quay in winter.', ATTRIBUTION]],
  ['split', ['(picture)', ...TEXTS]],
  ['stacked', ['(picture)', ...TEXTS]],
  ['row', ['(picture)', ...TEXTS]],
  ['start', ['(picture)', ...TEXTS]],
  ['above', ['(picture)', ...TEXTS]],
  ['end', [...TEXTS, '(picture)']],
  ['below', [...TEXTS, '(picture)']],
] as const)('stands in the order of the arrangement "%s"', async (arrangement, parts) => {
  const { container } = await renderCard({ arrangement, badge: 'none' });
  expect(outline(container)).toEqual(parts);
  expect(container.querySelectorAll('article')).toHaveLength(1);
  await expectAccessible(container);
});

test.each([
  ['overline', 'Exclusive'],
  ['headline', 'Salt & rope'],
  ['description', 'The quay in winter.'],
  ['byline', 'By Ada'],
  ['date', 'November 20, 2026 at 5:40AM GMT'],
] as const)('shows the %s alone where nothing else is switched on', async (part, text) => {
  const { container } = await renderCard({ show: { ...off, [part]: true } });
  expect(container.textContent).toBe(text);
});

test.each([
  ['every part is switched off', story, off],
  ['every part that is switched on is empty', {}, { ...on, image: false }],
  [
    'the byline has no author and the date is none',
    { credits: { by: [{ type: 'agency', name: 'Wire' }] }, display_date: 'soon' },
    { ...off, byline: true, date: true },
  ],
])('is nothing when %s', async (_, shown, show) => {
  const { container } = await renderCard({ story: shown, show });
  expect(container.innerHTML).toBe('');
});

test('has the fallback image of the site where the story has no image, and is nothing without one', async () => {
  const show = { ...off, image: true };
  const { container } = await renderCard({ story: {}, show });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/brand/fallback.jpg');
  const bare = await renderCard({ story: {}, show }, { site: { fallbackImage: undefined } });
  expect(bare.container.innerHTML).toBe('');
});

test('links headline and image to the story with the final slash, and spares assistive technology the second', async () => {
  const { container } = await renderCard();
  const links = [...container.querySelectorAll('a[href="/coast/salt-and-rope/"]')];
  expect(links).toHaveLength(2);
  expect(links.map((link) => [link.getAttribute('aria-hidden'), link.getAttribute('tabindex')])).toEqual([
    ['true', '-1'],
    [null, null],
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Salt & rope' }).querySelector('a')).toBe(links[1]);
  expect(screen.getByRole('link', { name: 'Exclusive' }).getAttribute('href')).toBe('/tags/exclusive/');
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/author/ada/');
});

test.each([
  ['its own', story],
  ['the fallback', { ...story, promo_items: undefined }],
])('keeps %s image in reach, named by the headline, where it is the only link', async (_, shown) => {
  const { container } = await renderCard({ story: shown, show: { ...off, image: true } });
  const link = screen.getByRole('link', { name: 'Salt & rope' });
  expect(link.getAttribute('href')).toBe('/coast/salt-and-rope/');
  await expectAccessible(container);
});

test.each([
  ['beside the headline', on, 'Boats in the fog'],
  ['alone', { ...off, image: true }, 'Salt & rope, Boats in the fog'],
])('keeps an image with its own alternative text in reach %s', async (_, show, name) => {
  const { container } = await renderCard({ show, imageAlt: 'Boats in the fog' });
  expect(container.querySelector('img')?.alt).toBe('Boats in the fog');
  expect(screen.getByRole('link', { name }).querySelector('img')).not.toBeNull();
  await expectAccessible(container);
});

test('passes over an image that is decoration', async () => {
  const { container } = await renderCard({ imageAlt: '' });
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(container.querySelector('img')?.closest('a')?.getAttribute('aria-hidden')).toBe('true');
});

test('names an image by the description where there is no headline', async () => {
  await renderCard({ story: { ...story, headlines: undefined }, show: { ...off, image: true } });
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe('The quay in winter.');
  expect(screen.getByRole('img', { name: 'The quay in winter.' })).toBeTruthy();
});

test('hides an image link that has no name', async () => {
  const { container } = await renderCard({
    story: { ...story, headlines: undefined, description: undefined },
  });
  expect(container.querySelector('a > img')?.parentElement?.getAttribute('aria-hidden')).toBe('true');
  await expectAccessible(container);
});

test('describes the image by the headline in plain words', async () => {
  const { container } = await renderCard();
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('Salt & rope');
});

test('writes the markup of headline and description', async () => {
  const { container } = await renderCard();
  expect(container.querySelector('h2 i')?.textContent).toBe('rope');
  expect(container.querySelector('p b')?.textContent).toBe('quay');
});

test('has a heading of the level where it stands', async () => {
  await renderPart(<HeadingSection>{card()}</HeadingSection>);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Salt & rope');
});

test('links nothing to a story that is not on this site', async () => {
  const { container } = await renderCard({
    story: { ...story, websites: {} },
    show: { ...on, byline: false, overline: false },
  });
  expect(container.querySelector('a')).toBeNull();
  expect(outline(container)).toContain('Salt & rope');
});

test('links the description too where the list wants it, without links inside the link', async () => {
  const linked = { ...story, description: { basic: 'The <a href="/quay/">quay</a> in <b>winter</b>.' } };
  const { container } = await renderCard({ story: linked, linksDescription: true });
  const description = screen.getByRole('link', { name: 'The quay in winter.' });
  expect(description.getAttribute('href')).toBe('/coast/salt-and-rope/');
  expect(description.querySelector('b')?.textContent).toBe('winter');
  expect(container.querySelector('a a')).toBeNull();
});

test('keeps the description’s own links where it is no link itself', async () => {
  const linked = { ...story, description: { basic: 'The <a href="/quay/">quay</a>.' } };
  await renderCard({ story: linked });
  expect(screen.getByRole('link', { name: 'quay' }).getAttribute('href')).toBe('/quay/');
});

test('says that it is sponsored, without a link', async () => {
  await renderCard(
    { story: { ...story, label: undefined, owner: { sponsored: true } } },
    { site: { locale: 'de' } },
  );
  expect(screen.getByText('Anzeige').closest('a')).toBeNull();
});

test('tells the page builder of every link that is followed', async () => {
  const onSuccess = vi.fn();
  const { container } = await renderCard({ linksDescription: true }, { onSuccess });
  const links = [...container.querySelectorAll('a')];
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  expect(links).toHaveLength(5);
  expect(onSuccess.mock.calls).toEqual([[], [], [], [], []]);
});

test.each([
  ['the kind of the story', {}, 'Video'],
  ['the kind that the block names', { badge: { kind: 'gallery' } }, 'Photos'],
  ['nothing for a story of another kind', { story: { ...story, promo_items: undefined } }, ''],
  ['nothing where the block wants none', { badge: 'none' }, ''],
] as const)('badges the image with %s', async (_, props, word) => {
  const { container } = await renderCard({ ...props, show: { ...off, image: true } });
  expect(container.textContent).toBe(word);
});

test('puts a player in the place of the image, outside of any link', async () => {
  const { container } = await renderCard({ player: <div data-player>Player</div>, arrangement: 'split' });
  const article = within(container);
  expect(outline(container)).toEqual(['Player', ...TEXTS]);
  expect(article.getByText('Player').closest('a')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

test('carries the anchor that focus is moved by', async () => {
  const { container } = await renderCard({ id: 'card-3' });
  expect(container.querySelector('article')?.id).toBe('card-3');
});

test('has the portrait of a columnist before the byline, as decoration of a size that is known', async () => {
  const by = [{ type: 'author', name: 'Ada', image: { url: '/media/ada.jpg', auth: { 2: 'key' } } }];
  const column = { ...story, subtype: 'opinion', credits: { by } };
  const { container } = await renderCard({ story: column });
  const portrait = container.querySelector('article p img');
  expect(portrait?.getAttribute('alt')).toBe('');
  expect([portrait?.getAttribute('width'), portrait?.getAttribute('height')]).toEqual(['40', '40']);
  expect(portrait?.closest('p')?.textContent).toBe(ATTRIBUTION);
  await expectAccessible(container);
  const dated = await renderCard({ story: column, show: { ...on, byline: false } });
  expect(dated.container.querySelector('article p img')).toBeNull();
});
