import { expect, test } from 'vitest';
import { parseFullBio } from './parseFullBio.ts';

const profile = { byline: 'Mara Lindqvist', role: 'Editor', bio: 'Short.' };
const story = (original: object, more: object = {}) => ({
  credits: { by: [{ type: 'author', ...more, additional_properties: { original } }] },
});

test('reads the author of an author page, whose name then leads nowhere', () => {
  const bio = parseFullBio({ authors: [{ ...profile, url: '/author/mara/' }, { byline: 'Second' }] });
  expect(bio).toMatchObject({ byline: 'Mara Lindqvist', role: 'Editor', bio: 'Short.', url: undefined });
});

test('reads the record of the first author of a story and where the author page is', () => {
  const bio = parseFullBio(story(profile, { url: '/author/mara/', byline: 'As printed' }));
  expect(bio).toMatchObject({ byline: 'Mara Lindqvist', url: '/author/mara/' });
});

test('prefers the author of the page to that of a story', () => {
  const bio = parseFullBio({ ...story(profile), authors: [{ byline: 'Joss Tanaka' }] });
  expect(bio?.byline).toBe('Joss Tanaka');
});

test('prefers the long bio to the short one', () => {
  expect(parseFullBio(story({ ...profile, longBio: 'Long.' }))?.bio).toBe('Long.');
});

test('keeps the networks in the order of the record and leaves out what is no network or empty', () => {
  const bio = parseFullBio({
    authors: [{ twitter: 'mara', other: 'x', rss: '', reddit: ' ', email: 'm@c.example', youtube: 7 }],
  });
  expect(bio?.links).toEqual([
    { network: 'twitter', value: 'mara' },
    { network: 'email', value: 'm@c.example' },
  ]);
});

test('looks for portraits in objects made for signing first', () => {
  const bio = parseFullBio({
    authors: [{ image: 'plain.jpg', ansImage: { url: 'a.jpg' } }],
    ...story({ image: 'original.jpg' }, { image: { url: 'credit.jpg' } }),
  });
  const found = bio?.portraits.filter((place) => place !== undefined);
  expect(found).toEqual([{ url: 'a.jpg' }, 'plain.jpg', { url: 'credit.jpg' }, 'original.jpg']);
});

test.each([
  ['nothing', undefined],
  ['an author page without authors', { authors: [] }],
  ['a story whose credit has no record', { credits: { by: [{ type: 'author', name: 'Wire' }] } }],
  ['a story without credits', { type: 'story' }],
])('finds no author in %s', (_, content) => {
  expect(parseFullBio(content)).toBeUndefined();
});
