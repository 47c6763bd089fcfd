import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';
import { parseInert, readFormatted, writeFormatted } from './formattedHtml.ts';
import { BLOCK_SCHEMA, INLINE_SCHEMA } from './formattedSchema.ts';

/** Returns the HTML stored after the formatted view has read a text; if the view refuses the text, what it would lose. */
function pass(html: string, schema = BLOCK_SCHEMA): string | readonly string[] {
  const reading = readFormatted(html, schema);
  return reading.kind === 'fits' ? writeFormatted(reading.doc) : reading.lost;
}

test.each([
  '',
  '<p>Plain.</p>',
  '<p>One <strong>bold <em>both</em></strong> and H<sub>2</sub>O, m<sup>2</sup>.</p>',
  '<p>A <a href="/coast/" title="Coast" target="_blank" rel="nofollow">link</a>.</p>',
  '<p>Line<br>break</p><p>Fish &amp; chips&nbsp;&lt;3</p>',
  '<h2>Tides</h2><h3>High</h3><h4>Low</h4><p>Text</p>',
  '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  '<ol><li>First</li></ol><blockquote><p>Said</p><p>twice</p></blockquote>',
])('keeps %o to the letter', (html) => {
  expect(pass(html)).toBe(html);
});

test.each([
  ['<p>a <b>b</b> <i>c</i></p>', '<p>a <strong>b</strong> <em>c</em></p>'],
  ['text without a paragraph', '<p>text without a paragraph</p>'],
  ['<p>\n  indented\n  source\n</p>\n<p>two</p>', '<p>indented source</p><p>two</p>'],
  ['<ul>\n  <li><p>loose</p></li>\n</ul>', '<ul><li>loose</li></ul>'],
  ['<p>a <em><strong>b</strong></em></p>', '<p>a <strong><em>b</em></strong></p>'],
])('reads %o as what it says', (html, written) => {
  expect(pass(html)).toBe(written);
});

test.each([
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', ['<table>', '<tbody>', '<tr>', '<td>']],
  ['<p class="lead">a</p>', ['class']],
  ['<p>a <mark>b</mark></p>', ['<mark>']],
  ['<p>a</p><!-- keep me -->', []],
  ['<h1>Too high</h1>', ['<h1>']],
  ['<a href="javascript:alert(1)">x</a>', []],
  ['<img src="/a.jpg" alt="Quay">', ['<img>']],
  ['<ul><li><p>a</p><p>b</p></li></ul>', []],
  ['<ol start="3"><li>three</li></ol>', ['start']],
])('does not take %o, of which something would be lost', (html, lost) => {
  expect(pass(html)).toEqual(lost);
});

describe('within a line', () => {
  test.each(['Subscribe to <em>continue</em>.', 'a<br>b', 'See <a href="/offer/">offers</a>'])(
    'keeps %o',
    (html) => {
      expect(pass(html, INLINE_SCHEMA)).toBe(html);
    },
  );

  test.each([
    ['<p>one</p><p>two</p>', ['<p>']],
    ['<ul><li>a</li></ul>', ['<ul>', '<li>']],
    ['<span lang="fr">mot</span>', ['<span>']],
  ])('does not take %o', (html, lost) => {
    expect(pass(html, INLINE_SCHEMA)).toEqual(lost);
  });
});

const words = fc
  .stringMatching(/^[a-zé&<>" ]{0,8}$/)
  .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
const { line, blocks } = fc.letrec<{ line: string; piece: string; blocks: string; block: string }>((tie) => ({
  piece: fc.oneof(
    words,
    words,
    fc.constant('<br>'),
    fc
      .tuple(fc.constantFrom('b', 'em', 'sub', 'a href="/x/"', 'span', 'a href="javascript:x"'), tie('line'))
      .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ')[0] ?? ''}>`),
  ),
  line: fc.array(tie('piece'), { maxLength: 3 }).map((pieces) => pieces.join('')),
  block: fc.oneof(
    tie('line'),
    fc
      .tuple(fc.constantFrom('p', 'h2', 'blockquote', 'ul', 'li', 'div', 'p class="x"'), tie('blocks'))
      .map(([tag, inside]) => `<${tag}>${inside}</${tag.split(' ')[0] ?? ''}>`),
  ),
  blocks: fc.array(tie('block'), { maxLength: 3 }).map((parts) => parts.join('\n')),
}));

const wordsOf = (html: string) => parseInert(html).textContent.replaceAll(/\s+/g, '');

test('whatever HTML it takes keeps its words, and is taken again', () => {
  fc.assert(
    fc.property(fc.oneof(line, blocks), fc.boolean(), (html, isInline) => {
      const schema = isInline ? INLINE_SCHEMA : BLOCK_SCHEMA;
      const written = pass(html, schema);
      if (typeof written !== 'string') return;
      expect(wordsOf(written)).toBe(wordsOf(html));
      expect(readFormatted(written, schema).kind).toBe('fits');
    }),
  );
});

test('what Word pastes becomes lists and plain text', () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
  const pasted = `<html xmlns:o="urn:x"><head><style>p {color: red}</style></head><body><!--StartFragment-->
    <p class=MsoNormal><b>Bold</b><o:p>&nbsp;</o:p></p>${item(1, '·', 'One')}${item(2, 'o', 'Inner')}${item(1, '·', 'Two')}<p>Between</p>${item(1, '1.', 'First')}<!--EndFragment--></body></html>`;
  const [list] = parseInert(cleanPaste(pasted)).querySelectorAll('ul');
  expect(list?.outerHTML.replaceAll(/<\/?span>/g, '')).toBe(
    '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
  );
  const clean = cleanPaste(pasted);
  expect(clean).not.toMatch(/<!--|style>|o:p/);
  expect(parseInert(clean).querySelector('ol')?.textContent).toBe('First');
});
