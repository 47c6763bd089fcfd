import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const image = { _id: 'img', type: 'image', url: 'https://cdn.test/img.jpg', auth: { 2: 'token' } };
const story = (id: string, more: object = {}) => ({
  _id: id,
  type: 'story',
  headlines: { basic: `Headline ${id}` },
  promo_items: { basic: image },
  websites: { courier: { website_url: `/news/${id}` } },
  ...more,
});
const listContentConfig = { contentService: 'latest', contentConfigValues: { size: 3 } };
const latest = (...stories: object[]) => ({ latest: { content_elements: stories } });
const fields = { listContentConfig };
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('numbers the stories that it shows, without gaps for those of other sites', async () => {
  const { container, requests } = await renderBlock(block, {
    fields,
    content: latest(story('x', { websites: {} }), story('a'), story('y', { websites: {} }), story('b')),
  });
  expect(rows()).toEqual(['1Headline a', '2Headline b']);
  expect(requests[0]?.query).toEqual({ size: 3, feature: 'numbered-list' });
  expect(requests[0]?.filter).toMatch(/\bheadlines\b/);
  expect(requests[0]?.filter).not.toMatch(/credits|description|label/);
  await expectAccessible(container);
});

test('puts number, headline and image in this order, the image hidden as it repeats the link', async () => {
  const { container } = await renderBlock(block, { fields, content: latest(story('a')) });
  const [number, heading, shown] = [
    screen.getByText('1'),
    screen.getByRole('heading'),
    container.querySelector('img'),
  ];
  expect(number.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(shown && heading.compareDocumentPosition(shown) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(shown?.closest('a')?.getAttribute('aria-hidden')).toBe('true');
  expect(shown?.getAttribute('width')).toBe('274');
  expect(shown?.srcset.match(/\d+w/g)).toEqual(['137w', '274w', '548w']);
});

test.each([
  ['without a title', {}, ['H2 Headline a']],
  ['under its title', { title: 'Most read' }, ['H2 Most read', 'H3 Headline a']],
  ['with a blank title', { title: ' ' }, ['H2 Headline a']],
])('gives headings their level %s', async (_, more, expected) => {
  await renderBlock(block, { fields: { ...fields, ...more }, content: latest(story('a')) });
  const found = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(found).toEqual(expected);
});

test('keeps image links in reach, named by their headlines, where headlines are switched off', async () => {
  const { container } = await renderBlock(block, {
    fields: { ...fields, showHeadline: false },
    content: latest(story('a'), story('b')),
  });
  expect(screen.getByRole('link', { name: 'Headline b' }).getAttribute('href')).toBe('/news/b/');
  expect(screen.getAllByAltText(/^Headline [ab]$/)).toHaveLength(2);
  await expectAccessible(container);
});

test('shows headlines alone where the editor wants no images', async () => {
  const { container } = await renderBlock(block, {
    fields: { ...fields, showImage: false },
    content: latest(story('a')),
  });
  expect(container.querySelector('img')).toBeNull();
  expect(rows()).toEqual(['1Headline a']);
});

test.each([
  ['no source', {}, latest(story('a'))],
  ['no stories', { ...fields, title: 'Most read' }, latest()],
  ['stories of another site', { ...fields, title: 'Most read' }, latest(story('a', { websites: {} }))],
  ['everything switched off', { ...fields, showHeadline: false, showImage: false }, latest(story('a'))],
  ['a source that fails', fields, { latest: new Error('Down.') }],
])('renders nothing for %s', async (_, stored, content) => {
  const { container } = await renderBlock(block, { fields: stored, content });
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { ...fields, lazyLoad: true }, content: latest(story('a')) };
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
