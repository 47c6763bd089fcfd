import { describe, expect, test } from 'vitest';
import { readMarkup } from './readMarkup.ts';

const block = (id: string, html: string) => `<!--bs-block ${id} 1-->${html}<!--/bs-block ${id}-->`;

describe('a block', () => {
  test.each([
    ['style', '<style>p{color:red}</style>'],
    ['hidden field', '<input type="hidden" value="x">'],
    ['element without words', '<div class="row"><span> </span></div>'],
  ])('of nothing but a %s shows nothing', (_, html) => {
    expect([...readMarkup(block('a', html)).emptyBlockIds]).toEqual(['a']);
  });

  test.each([
    ['words', 'Words'],
    ['field', '<input type="email">'],
    ['line', '<hr>'],
  ])('of %s shows something, and so does the block around it', (_, html) => {
    const markup = readMarkup(block('outer', block('inner', html)));
    expect(markup.blockIds).toEqual(['outer', 'inner']);
    expect([...markup.emptyBlockIds]).toEqual([]);
  });

  test('ends where its own mark is, not where hostile markup writes the end of another', () => {
    const { elements } = readMarkup(block('a', '<!--/bs-block b--><img>') + '<img>');
    expect(elements.map(({ blockId }) => blockId)).toEqual(['a', undefined]);
  });
});

test('an element is hidden by itself and by what is around it', () => {
  const { elements } = readMarkup(
    '<img><img hidden><div aria-hidden="true"><p><img></p></div><div aria-hidden="false"><img></div>',
  );
  expect(elements.map(({ isHidden }) => isHidden)).toEqual([false, true, true, false]);
});

test('the words of an element are those that readers see, without what scripts and styles hold', () => {
  const [link] = readMarkup(
    '<a href="/">Fish &amp;\n  chips<script>go()</script> <b><img alt="at sea"></b></a>',
  ).elements;
  expect(link).toMatchObject({ name: 'a', text: 'Fish & chips at sea', within: [] });
});

test('an image without an alternative text adds no words to the link around it', () => {
  const [link] = readMarkup('<a href="/"><img></a>').elements;
  expect(link?.text).toBe('');
});

test('an element says within which others it is, and a page weighs nothing for its marks', () => {
  const { elements, bytes } = readMarkup(block('a', '<nav><p id="é">é</p></nav>'));
  expect(elements.map(({ within }) => within)).toEqual([['nav']]);
  expect(bytes).toBe(28);
});
