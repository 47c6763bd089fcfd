import { describe, expect, it } from 'vitest';
import { convertHtml } from './convertHtml.ts';

const MEGABYTE = 1_000_000;
const DEEP = '<b>'.repeat(2_001);

function convert(html: string) {
  return convertHtml(html, { baseUrl: undefined, onLost: () => undefined });
}

const paragraph = (content: string) => [{ type: 'text', content }];

describe('the spaces at the ends of a paragraph', () => {
  it.each([
    ['are removed', ' \n one two\t ', 'one two'],
    ['are removed between line breaks', '<br> &nbsp;<br>one<br/>two<br>\u00A0 <br>', 'one<br/>two'],
    ['stay inside an element', '<b> one </b> ', '<b> one </b>'],
    ['are removed from a value without a tag', ' 1 < 2 > 1 ', '1 &lt; 2 &gt; 1'],
    ['are removed around a comment', ' one <!-- <br> > --> ', 'one'],
  ])('%s', (_what, html, content) => {
    expect(convert(html)).toEqual(paragraph(content));
  });

  it('leave nothing of a paragraph that has nothing else', () => {
    expect(convert('<p> <br>&nbsp;<br/> </p>')).toEqual([]);
  });

  it.each([
    ['spaces', ' '],
    ['line breaks', '<br/>'],
  ])('are read once, where a megabyte of %s stands inside of the text', (_what, space) => {
    const inside = space.repeat(MEGABYTE / space.length);
    expect(convert(`<p>${space}a${inside}b${space}</p>`)).toEqual(paragraph(`a${inside}b`));
    expect(convert(`<p>${inside}a${inside}</p>`)).toEqual(paragraph('a'));
  });
});

describe('code', () => {
  const code = (content: string) => [{ type: 'code', content }];

  it('loses its first line break and the spaces at its end', () => {
    expect(convert('<pre>\n\n  one\n two \n\u00A0\n</pre>')).toEqual(code('\n  one\n two'));
  });

  it('is read once, with a megabyte of spaces inside of it', () => {
    const inside = ' '.repeat(MEGABYTE);
    expect(convert(`<pre>a${inside}b</pre>`)).toEqual(code(`a${inside}b`));
  });
});

describe('markup that opens elements without end', () => {
  it.each([
    ['tags', '<p class="a">one</p><i>two</i>', 'one two'],
    ['a tag with another `<` in a value', '<i title="1<2">one', 'one'],
    ['comments without a `>` inside', '<!-- no -->one', 'one'],
    ['character data', '<![CDATA[no]]>one', 'one'],
    ['nested `<` up to the next `>`', '<<<i>one', 'one'],
    ['a tag up to the first `>` in a value', '<i title="1>2">one', '2">one'],
  ])('loses %s', (_what, html, content) => {
    expect(convert(DEEP + html)).toEqual(paragraph(content));
  });

  it.each([
    ['keeps a `<` without a `>`', 'one < two <i', 'one &lt; two &lt;i'],
    ['keeps a `<` that is far from its `>`', `<i ${'x'.repeat(2_000)}>`, `&lt;i ${'x'.repeat(2_000)}>`],
    ['loses a tag after such a `<`', `one<${'x'.repeat(2_000)}<i>two`, `one&lt;${'x'.repeat(2_000)} two`],
  ])('%s', (_what, html, content) => {
    expect(convert(DEEP + html)).toEqual(paragraph(content));
  });

  it.each([
    ['without a `>`', '', MEGABYTE],
    ['with one `>` at the end', '>', MEGABYTE - 2_001],
  ])('is read once, with a megabyte of `<` %s', (_what, end, kept) => {
    const html = DEEP + '<'.repeat(MEGABYTE) + end;
    expect(convert(html)).toEqual(paragraph('&lt;'.repeat(kept)));
  });
});

it.each([['constructor'], ['valueof'], ['hasownproperty']])(
  'an element named like a member of every object gives its words: %s',
  (name) => {
    expect(convert(`<p>a <${name} lang="cy">b</${name}> c</p>`)).toEqual(paragraph('a b c'));
  },
);

describe('markup as programs leave it', () => {
  it.each([
    [
      'cells without a row are a row',
      '<table><td>Oak</td><td>Iron</td><tr><td>Rope</td><td>Tar</td></tr></table>',
      [
        {
          type: 'table',
          header: [],
          rows: [
            [{ content: 'Oak' }, { content: 'Iron' }],
            [{ content: 'Rope' }, { content: 'Tar' }],
          ],
        },
      ],
    ],
    [
      'a listing whose lines are numbered by links keeps its lines and indents',
      '<pre><a id="l-1" href="#l-1"></a>for tide in tides:<br><a href="#l-2"></a>  print(tide)</pre>',
      [{ type: 'code', content: 'for tide in tides:\n  print(tide)' }],
    ],
    [
      'a listing of list items has one line each',
      '<pre><ol><li>one</li><li>  two</li></ol></pre>',
      [{ type: 'code', content: 'one\n  two' }],
    ],
    [
      'labels and buttons of a form are lines',
      '<form><label>Name</label><button>Send</button></form>',
      [{ type: 'text', content: 'Name<br/>Send' }],
    ],
    ['a section of XML is opened', '<p><![CDATA[The <b>pier</b>]]></p>', paragraph('The <b>pier</b>')],
    [
      'a frame that has its page in itself becomes the content of the page',
      '<iframe srcdoc="&lt;p&gt;Fog&lt;/p&gt;"></iframe>',
      paragraph('Fog'),
    ],
    [
      'a film beside the words for old browsers keeps both',
      '<object data="https://www.youtube.com/v/abcdefgh"><p>Get <a href="https://other.example/">one</a></p></object>',
      [
        { type: 'oembed_response', subtype: 'youtube' },
        { type: 'text', content: 'Get <a href="https://other.example/">one</a>' },
      ],
    ],
  ])('%s', (_what, html, expected) => {
    expect(convert(html)).toMatchObject(expected);
  });
});
