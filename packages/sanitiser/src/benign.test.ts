import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseEmbed, sanitiseInline, sanitiseRawHtml, sanitiseText } from './index.ts';

const TEXT = [
  'Fish & chips, 3 for £9 — “no more”',
  'AT&amp;T said 5 &lt; 6 and 7 &gt; 2.',
  'Ten&nbsp;kilometres',
  'A <b>bold</b>, <strong>strong</strong>, <i>idle</i>, <em>stressed</em> word',
  'H<sub>2</sub>O and E = mc<sup>2</sup>',
  'One line<br>and another',
  'The <a href="/tags/saltgate-barrier/">barrier</a>, the <a href="https://example.org/a?b=1&amp;c=2#d">report</a>',
  '<a href="https://example.org/" target="_blank" rel="noreferrer noopener">out</a>',
  '<a href="https://example.org/" rel="nofollow sponsored">ad</a>',
  '<a href="mailto:desk@paper.example">mail</a> or <a href="tel:+441234">ring</a>, <a href="#notes">notes</a>',
  '<span class="small-caps" lang="fr" dir="ltr">mot</span>',
  '<span style="font-style: italic; font-weight: 700">x</span>',
  '<del datetime="2026-11-20">old</del><ins cite="https://example.org/fix">new</ins>',
  '<time datetime="2026-11-20T08:00:00Z">today</time> <abbr title="Member of Parliament">MP</abbr>',
  '<q cite="https://example.org/q">quoted</q> <cite>The Tide</cite> <code>a &lt; b</code> <mark>here</mark> <small>s</small>',
  '<u>u</u> <s>s</s> <bdi>x</bdi> <bdo dir="rtl">y</bdo>',
  '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <kbd>Ctrl</kbd> <span id="n-1"></span>',
];

const RAW = [
  '<figure class="cost-bridge" aria-labelledby="tram-cost-title">\n  <h3 id="tram-cost-title">From £148m</h3>\n  <dl>\n    <dt>Now</dt><dd><strong>£171.0m</strong></dd>\n  </dl>\n  <figcaption>Source: report.</figcaption>\n</figure>',
  '<details class="notes" open><summary>Before you set out</summary><ul><li>Dogs on leads</li></ul></details>',
  '<dl><dt>Grant</dt><dd><meter min="0" max="486" value="240">£240,000</meter></dd></dl>',
  '<table class="t"><caption>Tides</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><th scope="row" colspan="2">Sat</th><td rowspan="2">06:32</td></tr></tbody></table>',
  '<img src="/media/x.jpg" alt="" width="640" height="360" loading="lazy">',
  '<img src="https://cdn.example/x.jpg" alt="A boat">',
  '<video controls preload="none" playsinline poster="/media/p.jpg" src="/media/v.webm"><track kind="captions" src="/media/v.vtt" srclang="en" label="English" default></video>',
  '<audio controls><source src="https://cdn.example/a.mp3" type="audio/mpeg"></audio>',
  '<ol start="3" reversed type="a"><li value="9">x</li></ol><hr><blockquote cite="https://example.org/">q</blockquote>',
  '<section><h2 id="part-two">Two</h2><p style="text-align:center">x</p><pre><code>a &amp;&amp; b</code></pre></section>',
];

describe('what belongs to the page', () => {
  it.each([
    ...['bs-data', 'BS-data', 'bs-anything', 'main-nav', 'main-nav-sections', 'fusion-app', 'g-recaptcha'],
    ...['forms', 'cookie', 'location', '__proto__', 'constructor', 'html', 'defaultView', 'powaBoot'],
  ])('no text takes the id %s', (id) => {
    expect(sanitiseRawHtml(`<p id="${id}">x</p>`)).toBe('<p>x</p>');
    expect(sanitiseRawHtml(`<img name="${id}" id=${id} src="/x.jpg">`)).toBe('<img src="/x.jpg">');
    expect(sanitiseText(`<a name="${id}" id="${id}">x</a>`)).toBe('<a>x</a>');
  });

  it('no text takes a class, an element or an attribute that scripts of the page look for', () => {
    expect(sanitiseRawHtml('<p class="bs-skip note">x</p>')).toBe('<p class="note">x</p>');
    expect(sanitiseRawHtml('<bs-island data-id="1" data-name="login">x</bs-island>')).toBe('x');
    expect(sanitiseRawHtml('<p data-enhance="x" data-replay data-masthead-logo popover>x</p>')).toBe(
      '<p>x</p>',
    );
  });
});

describe('harmless markup', () => {
  it.each([...TEXT])('survives as text, byte for byte: %s', (html) => {
    expect(sanitiseText(html)).toBe(html);
  });
  it.each([...TEXT, ...RAW])('survives as raw HTML, byte for byte: %s', (html) => {
    expect(sanitiseRawHtml(html)).toBe(html);
  });
  it('survives as player markup, with the attributes players look for', () => {
    const players = [
      '<div class="video-player"><video controls preload="none" playsinline poster="/media/img-barrier.jpg" src="/media/video-barrier.webm" data-ratio="0.5625"></video></div>',
      '<div class="powa" id="powa-1c3" data-org="paper" data-env="prod" data-uuid="1c3-a" data-aspect-ratio="0.5625" data-api="prod"></div>',
    ];
    expect(players.map((html) => sanitiseEmbed(html))).toEqual(players);
  });
  it('is not touched when it is plain text', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[<>&\0]/.test(text)),
        (text) => {
          expect(sanitiseText(text)).toBe(text);
        },
      ),
    );
  });
});

describe('headlines and captions', () => {
  it('keep emphasis, and links only where asked', () => {
    const html = '<a href="/x/"><b>Tide</b> <u>turns</u></a><br>again';
    expect(sanitiseInline(html)).toBe('<b>Tide</b> turns<br>again');
    expect(sanitiseInline(html, { links: true })).toBe('<a href="/x/"><b>Tide</b> turns</a><br>again');
  });
});

describe('links', () => {
  it('in a new tab get the relations that cut the tie', () => {
    expect(sanitiseText('<a href="https://x.example/" target="_BLANK" rel="nofollow opener">x</a>')).toBe(
      '<a href="https://x.example/" target="_blank" rel="nofollow noreferrer noopener">x</a>',
    );
  });
  it('without a scheme are taken for https', () => {
    expect(sanitiseText('<a href="//x.example/a">x</a>')).toBe('<a href="https://x.example/a">x</a>');
  });
  it('lose an address that could act and keep their words', () => {
    expect(sanitiseText('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
  });
});

describe('styles', () => {
  it('keep the declarations on the list and lose the others', () => {
    expect(sanitiseText('<span style="position:fixed; font-weight:bold; color:red">x</span>')).toBe(
      '<span style="font-weight:bold">x</span>',
    );
  });
});
