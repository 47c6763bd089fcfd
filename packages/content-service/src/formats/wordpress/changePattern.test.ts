import { describe, expect, it } from 'vitest';
import { changePattern } from './changePattern.ts';

const named = (kind: string, name: string, html: string): string =>
  `<!-- wp:${kind} {"metadata":{"name":"${name}"}} -->${html}<!-- /wp:${kind} -->`;
const heading = (text: string): string => named('heading', 'Head', `<h2>${text}</h2>`);
const image = '<figure><img src="/a.jpg" alt="A"/></figure>';

function change(body: string, changes: object) {
  const lost: string[] = [];
  const changed = changePattern(body, {
    changes: JSON.parse(JSON.stringify(changes)),
    onLost: (value) => lost.push(value),
  });
  return { changed, lost };
}

describe('the blocks of a pattern', () => {
  const layout = (inner: string): string =>
    `<!-- wp:group {"layout":{"type":"constrained"}} --><div><!-- wp:columns {"align":"wide"} --><div>${inner}</div><!-- /wp:columns --></div><!-- /wp:group -->`;

  it.each([
    ['alone', (inner: string) => inner],
    ['inside of blocks with settings', layout],
    [
      'inside of a block of their own kind',
      (inner: string) => `<!-- wp:heading {"a":1} -->${inner}<!-- /wp:heading -->`,
    ],
    ['behind a block that never ends', (inner: string) => `<!-- wp:group {"a":1} --><div>${inner}`],
    ['behind the end of a block that never began', (inner: string) => `<!-- /wp:group -->${inner}`],
    [
      'beside a block without content',
      (inner: string) => layout(`<!-- wp:spacer {"height":"9px"} /-->${inner}`),
    ],
    ['inside of a named block', (inner: string) => named('group', 'Card', `<div>${inner}</div>`)],
  ])('are changed %s', (_where, around) => {
    expect(change(around(heading('Old')), { Head: { content: 'New' } })).toEqual({
      changed: around(heading('New')),
      lost: [],
    });
  });

  it('keep the blocks inside of them, and what has no place is told', () => {
    const body = named('group', 'Head', '<div><!-- wp:paragraph --><p>Old</p><!-- /wp:paragraph --></div>');
    expect(change(body, { Head: { content: 'New' } })).toEqual({ changed: body, lost: ['New'] });
  });
});

it.each([['content'], ['text'], ['url'], ['alt'], ['caption']])(
  'a value with the signs of a replacement is written as it is: %s',
  (key) => {
    const body =
      key === 'text'
        ? named('button', 'Head', '<div><a href="/">Old</a></div>')
        : named('image', 'Head', image);
    const { changed, lost } = change(body, { Head: { [key]: "$$ $& $` $' $1" } });
    expect(lost).toEqual([]);
    expect(changed).toContain(key === 'url' || key === 'alt' ? "$$ $&amp; $` $' $1" : "$$ $& $` $' $1");
  },
);

it('a button without an address gets that of the post', () => {
  const body = named('button', 'Head', '<div><a class="b">Old</a></div>');
  expect(change(body, { Head: { url: '/new/?a=1&b=2' } }).changed).toContain(
    '<a href="/new/?a=1&amp;b=2" class="b">Old</a>',
  );
});

it.each([['toString'], ['constructor'], ['__proto__'], ['hasOwnProperty']])(
  'a value named %s has no place and is told',
  (key) => {
    const changes = JSON.parse(`{"Head":{"${key}":"Nowhere"}}`);
    expect(change(heading('Old'), changes)).toEqual({ changed: heading('Old'), lost: ['Nowhere'] });
  },
);

describe('a pattern is read once', () => {
  const many = (text: string): string => text.repeat(1_000_000 / text.length);
  it.each([
    ['captions without an end', named('image', 'Head', many('<figcaption ')), 'caption'],
    ['captions that begin again', named('image', 'Head', many('<figcaption>')), 'caption'],
    ['links without an end', named('button', 'Head', many('<a ')), 'text'],
    ['links that begin again', named('button', 'Head', many('<a>')), 'text'],
    ['addresses without an end', named('button', 'Head', many('<a ')), 'url'],
    ['spaces before no description', named('image', 'Head', `<img${many(' ')}x>`), 'alt'],
    ['spaces before a block', `<!--${many(' ')}x`, 'content'],
    ['blocks without an end', many('<!-- wp:a {"b":1} -->'), 'content'],
    ['settings without an end', many('<!-- wp:a {'), 'content'],
    ['ends of comments', many('-->'), 'content'],
  ])('with many %s', (_what, body, key) => {
    expect(change(body, { Head: { [key]: 'New' } }).lost).toEqual(key === 'alt' ? [] : ['New']);
  });
});
