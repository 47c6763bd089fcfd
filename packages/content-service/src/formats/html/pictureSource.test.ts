import { describe, expect, it } from 'vitest';
import { convertHtml } from './convertHtml.ts';

const SITE = 'https://old.example';

function convert(html: string) {
  const notes: string[] = [];
  const elements = convertHtml(html, { baseUrl: SITE, onLost: (note) => notes.push(note) });
  return { pictures: elements.flatMap(({ url }) => (url === undefined ? [] : [url])), notes };
}

describe('the address of a picture', () => {
  it.each([
    [
      'its own before one of an unknown script',
      'src="/grey-seals.jpg" data-pin-media="/share.png"',
      '/grey-seals.jpg',
    ],
    [
      'that of an unknown script before a stand-in',
      'src="/blank.gif" data-pin-media="/share.png"',
      '/share.png',
    ],
    ['that of a known script before its own', 'src="/lazy-dog.jpg" data-src="/quay.jpg"', '/quay.jpg'],
    ['its own with many words after a question mark', 'data-a="/a.jpg?b.jpg?c" src="/own.jpg"', '/own.jpg'],
    ['that of an unknown script with a query', 'data-a="/a.jpg?b.jpg?c"', '/a.jpg?b.jpg?c'],
    ['the widest of a set', 'srcset="/a.jpg 300w, /b,c.jpg 900w, /d.jpg 600w"', '/b,c.jpg'],
    ['the densest of a set', 'srcset="/a.jpg, /b.jpg 2x"', '/b.jpg'],
    ['the one of a set without sizes', 'srcset=" ,/a.jpg,, "', '/a.jpg'],
  ])('is %s', (_which, attributes, expected) => {
    expect(convert(`<img ${attributes}>`).pictures).toEqual([SITE + expected]);
  });

  const run = (text: string): string => text.repeat(480_000 / text.length);
  it.each([
    ['an attribute with endings of pictures', `data-x="${run('a.jpg?')} x"`],
    ['an attribute with question marks', `data-x="a.jpg${run('?')} x"`],
    ['a set with a long address', `srcset="${run('a')} x"`],
    ['a set with commas', `srcset="a${run(',')}b x"`],
    ['a set with spaces', `srcset="a${run(' ')}b x"`],
    ['a set with numbers', `srcset="a ${run('1.')}"`],
  ])('is read once from %s', (_what, attributes) => {
    expect(convert(`<img ${attributes}>`).pictures).toHaveLength(attributes.startsWith('srcset') ? 1 : 0);
  });
});

describe('a picture before another for browsers without scripts', () => {
  it('is told when it is left out for its name', () => {
    const { pictures, notes } = convert(
      '<p>A</p><img src="/lazy-dog.jpg"><noscript><img src="/quay.jpg"></noscript>',
    );
    expect(pictures).toEqual([`${SITE}/quay.jpg`]);
    expect(notes).toEqual([
      `a picture was left out, as it is named like a stand-in for ${SITE}/quay.jpg: ${SITE}/lazy-dog.jpg`,
    ]);
  });

  it.each([
    ['is the same', '/quay.jpg'],
    ['is the same in another size', '/quay-300x200.jpg'],
    ['is a known stand-in', '/blank.gif'],
  ])('is not told when it %s', (_what, source) => {
    const { pictures, notes } = convert(
      `<p>A</p><img src="${source}"><noscript><img src="/quay.jpg"></noscript>`,
    );
    expect([pictures, notes]).toEqual([[`${SITE}/quay.jpg`], []]);
  });
});
