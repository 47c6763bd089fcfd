import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const ratioOf = (image: Element | null | undefined) => image && getComputedStyle(image).aspectRatio;

const image = { _id: 'img', type: 'image', url: 'https://cdn.test/img.jpg', auth: { 2: 'token' } };
const story = (id: string, more: object = {}) => ({
  _id: id,
  type: 'story',
  display_date: '2026-11-20T07:00:00Z',
  headlines: { basic: `Headline ${id}` },
  credits: { by: [{ type: 'author', name: `Author ${id}`, url: '/author/x/' }] },
  promo_items: { basic: { ...image, _id: `img-${id}`, url: `https://cdn.test/${id}.jpg` } },
  websites: {
    courier: { website_url: `/news/${id}`, website_section: { _id: '/news/', name: 'News' } },
  },
  ...more,
});
const listContentConfig = { contentService: 'latest', contentConfigValues: { size: 5 } };
const latest = (...stories: object[]) => ({ latest: { content_elements: stories } });
const stories = ['a', 'b', 'c', 'd', 'e'].map((id) => story(id));
const fields = { listContentConfig };
const shown = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

test('shows the first story in full and the headlines of the others', async () => {
  const { container, requests } = await renderBlock(block, {
    fields,
    content: latest(...stories.slice(0, 3)),
  });
  expect(shown()).toEqual([
    'NewsHeadline aBy Author a · November 20, 2026 at 7:00AM GMT',
    'Headline b',
    'Headline c',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(container.querySelectorAll('hr[aria-hidden="true"]')).toHaveLength(2);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toEqual({ size: 5, feature: 'card-list' });
  expect(requests[0]?.filter).toContain('label { basic { display url text } }');
  expect(requests[0]?.filter).toContain('website_section { _id name }');
  expect(requests[0]?.filter).toMatch(/\bcredits\b/);
  expect(requests[0]?.filter).not.toMatch(/\bdescription\b/);
  await expectAccessible(container);
});

test('asks for a wide image of the first story and small ones of the others, all hidden as they repeat links', async () => {
  const { container } = await renderBlock(block, { fields, content: latest(...stories.slice(0, 2)) });
  const images = [...container.querySelectorAll('img')];
  expect(images.map((each) => [each.width, each.srcset.match(/\d+w/g), ratioOf(each)])).toEqual([
    [377, ['377w', '754w', '1508w'], '4 / 3'],
    [105, ['105w', '210w', '420w'], '3 / 2'],
  ]);
  expect(container.querySelectorAll('a[aria-hidden="true"][tabindex="-1"] > img')).toHaveLength(2);
});

test('puts the image of the first story before its headline and those of the others after', async () => {
  await renderBlock(block, { fields, content: latest(...stories.slice(0, 2)) });
  const isImageFirst = screen.getAllByRole('article').map((card) => {
    const found = card.querySelector('img');
    const heading = within(card).getByRole('heading');
    return Boolean(found && found.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isImageFirst).toEqual([true, false]);
});

test('sets headlines one level below its title', async () => {
  await renderBlock(block, { fields: { ...fields, title: 'On the coast' }, content: latest(...stories) });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('On the coast');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});

test.each([
  [{ offsetOverride: 2 }, ['c', 'd', 'e']],
  [{ displayAmount: 2 }, ['a', 'b']],
  [{ offsetOverride: 1, displayAmount: 1 }, ['b']],
  [{ offsetOverride: 4, displayAmount: 9 }, ['e']],
])('shows of five stories with %o', async (more, expected) => {
  await renderBlock(block, { fields: { ...fields, ...more }, content: latest(...stories) });
  const found = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(found).toEqual(expected.map((id) => `Headline ${id}`));
});

test('takes all of the first card from the first story of this site, and counts from there', async () => {
  const elsewhere = story('x', { websites: { gazette: { website_url: '/x/' } } });
  const { container } = await renderBlock(block, {
    fields: { ...fields, offsetOverride: 1 },
    content: latest(elsewhere, ...stories.slice(0, 2)),
  });
  expect(shown()).toEqual(['NewsHeadline bBy Author b · November 20, 2026 at 7:00AM GMT']);
  expect(container.querySelector('img')?.src).toContain('img-b');
});

test('speaks the language of the site', async () => {
  await renderBlock(block, {
    site: { locale: 'de', dateLocalization: { language: 'de', timeZone: 'Europe/London' } },
    fields,
    content: latest(story('a', { owner: { sponsored: true }, display_date: undefined })),
  });
  expect(shown()).toEqual(['AnzeigeHeadline aVon Author a']);
});

test.each([
  ['no source', {}, latest(...stories)],
  ['no stories', { ...fields, title: 'Latest' }, latest()],
  ['stories of another site', { ...fields, title: 'Latest' }, latest(story('a', { websites: {} }))],
  ['more to skip than there is', { ...fields, offsetOverride: 5 }, latest(...stories)],
  ['no place for a story', { ...fields, displayAmount: 0 }, latest(...stories)],
  ['a source that fails', fields, { latest: new Error('Down.') }],
])('renders nothing for %s', async (_, stored, content) => {
  const { container } = await renderBlock(block, { fields: stored, content });
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { ...fields, lazyLoad: true }, content: latest(...stories) };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Headline a');
});

test('leaves out what the page shows before it where its editor wants that', async () => {
  const leaving = { ...fields, leaveOutShown: true };
  const first = block.prepare({ listContentConfig: { ...listContentConfig, contentService: 'first' } });
  const after = { ...block, prepare: (stored: object) => block.prepare({ ...stored }, { lists: [first] }) };
  await renderBlock(after, {
    fields: leaving,
    globalContent: { _id: 'b' },
    content: { first: { content_elements: [story('a')] }, ...latest(story('a'), story('b'), story('c')) },
  });
  const articles = screen.getAllByRole('article');
  expect(articles.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Headline c')]);
});
