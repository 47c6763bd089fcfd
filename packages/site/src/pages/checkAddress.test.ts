import { parsePageDocument } from '@broadsheet/page-document';
import { describe, expect, test } from 'vitest';
import { checkAddress } from './checkAddress.ts';
import type { AddressSurroundings } from './checkAddress.ts';

const page = (id: string, match: object) => {
  const parsed = parsePageDocument({ id, name: id.toUpperCase(), match, layout: 'single' });
  if (parsed === undefined) throw new Error(`The page "${id}" cannot be read.`);
  return parsed;
};
const surroundings: AddressSurroundings = {
  pages: [
    page('offer', { kind: 'path', path: '/offer/' }),
    page('author', { kind: 'path', path: '/author/:slug/' }),
    page('ada', { kind: 'path', path: '/author/ada/' }),
    page('story', { kind: 'content', type: 'story' }),
    page('vor ort', { kind: 'path', path: '/vor-ört/' }),
  ],
  sections: new Map([
    ['/news/', 'News'],
    ['/%ec%a7%80/', 'Region'],
  ]),
  redirects: [
    { from: '/old', list: '2026' },
    { from: '/fr%c3%bcher', list: '2025' },
  ],
};
const check = (path: string, id?: string, more = {}) =>
  checkAddress({ id, match: { kind: 'path', path } }, { ...surroundings, ...more }).map(
    ({ kind, reason }) => `${kind}: ${reason}`,
  );

describe('an address', () => {
  test.each(['/about/', '/about/team/', '/', '/:year/:month/:slug/', '/über/'])('is free: %s', (path) => {
    expect(check(path)).toEqual([]);
  });

  test('of its own may stay', () => {
    expect(check('/offer/', 'offer')).toEqual([]);
  });

  test.each([
    ['about', 'starts with one slash'],
    ['//about/', 'starts with one slash'],
    ['/about us/', 'no spaces'],
    ['/about/?a=1', 'no “?”'],
    ['/a//b/', 'starts with one slash'],
    ['/a/:/', 'A colon is followed'],
    ['/:a/:a/', 'a name of its own'],
    ['/pagebuilder/x/', 'uses /pagebuilder/'],
    ['/robots.txt', 'uses /robots.txt'],
    ['/offer', 'The page “OFFER” has this address already'],
    ['/author/:name/', 'The page “AUTHOR” has this address already'],
    ['/old/', 'The redirect list “2026” redirects /old/'],
    ['/früher/', 'The redirect list “2025” redirects /früher/'],
    ['/vor-%C3%B6rt/', 'The page “VOR ORT” has this address already'],
    ['/vor-o\u0308rt/', 'The page “VOR ORT” has this address already'],
  ])('is refused: %s', (path, reason) => {
    expect(check(path)).toEqual([
      expect.stringMatching(new RegExp(`^refused: .*${reason.replace('?', '\\?')}`)),
    ]);
  });

  test.each([
    ['/author/bo/', 'The template “AUTHOR” is for /author/:slug/. At /author/bo/ readers will see this page'],
    ['/:kind/ada/', 'The page “ADA” keeps its own address /author/ada/.'],
    ['/:kind/ada/', 'The template “AUTHOR” is for /author/:slug/. If an address matches both'],
    ['/news/', 'The section “News” has this address.'],
    ['/지/', 'The section “Region” has this address.'],
  ])('is noted: %s', (path, reason) => {
    expect(check(path)).toContainEqual(expect.stringContaining(`note: ${reason}`));
  });

  test('of a story is noted', () => {
    expect(check('/x/', undefined, { content: { title: 'Rain' } })).toEqual([
      'note: “Rain” has this address. Readers will see this page in its place.',
    ]);
  });

  test('is not needed twice by templates of stories', () => {
    const match = { kind: 'content', type: 'story' } as const;
    expect(checkAddress({ match }, surroundings)).toEqual([
      {
        kind: 'refused',
        reason: 'The page “STORY” is for this already. Change one of the two.',
        says: { key: 'address.takenFor', values: { page: 'STORY' } },
      },
    ]);
  });
});
