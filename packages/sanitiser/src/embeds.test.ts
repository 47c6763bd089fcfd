import { describe, expect, it } from 'vitest';
import { sanitiseEmbed, sanitiseRawHtml } from './index.ts';

describe('an iframe in raw HTML', () => {
  it('of an allowed host becomes a figure with a link that a click can turn into a frame', () => {
    const html =
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc_DEF-123?start=9&amp;rel=0" title="The meeting" allowfullscreen></iframe>';
    expect(sanitiseRawHtml(html)).toBe(
      '<figure class="bs-embed" data-embed-host="www.youtube-nocookie.com" data-embed-src="https://www.youtube-nocookie.com/embed/abc_DEF-123?start=9&amp;rel=0" data-ratio="0.5625"><a href="https://www.youtube.com/watch?v=abc_DEF-123" rel="noreferrer">The meeting</a></figure>',
    );
  });

  it.each([
    ['https://player.vimeo.com/video/7654321', 'https://vimeo.com/7654321'],
    ['https://open.spotify.com/embed/track/1', 'https://open.spotify.com/embed/track/1'],
    ['https://w.soundcloud.com/player/?url=x', 'https://w.soundcloud.com/player/?url=x'],
    ['https://datawrapper.dwcdn.net/abc12/3/', 'https://datawrapper.dwcdn.net/abc12/3/'],
    ['https://flo.uri.sh/visualisation/1/embed', 'https://flo.uri.sh/visualisation/1/embed'],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
      'https://www.openstreetmap.org/export/embed.html?bbox=1',
    ],
  ])('from %s links to %s', (src, page) => {
    const figure = sanitiseRawHtml(`<iframe src="${src}"></iframe>`);
    expect(figure).toContain(` data-embed-src="${src}"`);
    expect(figure).toContain(`<a href="${page}" rel="noreferrer">`);
  });

  it('as wide as its column keeps its height', () => {
    expect(
      sanitiseRawHtml('<iframe src="https://open.spotify.com/embed/x" width="100%" height="152"></iframe>'),
    ).toContain(' data-height="152"');
  });

  it('of another host becomes a paragraph with a link to its https address', () => {
    expect(sanitiseRawHtml('<iframe src="http://widgets.example/x?a=1" srcdoc="<p>no</p>">no</iframe>')).toBe(
      '<p class="bs-embed-link"><a href="https://widgets.example/x?a=1" rel="noreferrer">widgets.example</a></p>',
    );
  });

  it('of a host that the site allows becomes a figure', () => {
    const html = '<iframe src="https://widgets.example/x"></iframe>';
    expect(sanitiseRawHtml(html, { embedHosts: ['widgets.example'] })).toContain(
      'data-embed-host="widgets.example"',
    );
  });

  it('without an address vanishes with what it holds', () => {
    expect(sanitiseRawHtml('a<iframe srcdoc="<p>x</p>">y</iframe>b')).toBe('ab');
  });

  it('inside a paragraph ends it, as a browser would', () => {
    expect(sanitiseRawHtml('<p>a<iframe src="https://x.example/"></iframe></p>')).toBe(
      '<p>a</p><p class="bs-embed-link"><a href="https://x.example/" rel="noreferrer">x.example</a></p><p></p>',
    );
  });
});

describe('a figure typed by hand', () => {
  it('names the host of its own address and no other', () => {
    expect(
      sanitiseRawHtml(
        '<figure data-embed-host="trusted.example" data-embed-src="https://www.youtube.com/embed/abc">x</figure>',
      ),
    ).toBe(
      '<figure data-embed-host="www.youtube-nocookie.com" data-embed-src="https://www.youtube-nocookie.com/embed/abc">x</figure>',
    );
  });
});

describe('an iframe in player markup', () => {
  it('of an allowed host becomes the same figure as in raw HTML', () => {
    const html =
      '<iframe src="https://player.vimeo.com/video/7654321" allow="camera" onload="x()" width="1080" height="1920" title="The regatta"></iframe>';
    expect(sanitiseEmbed(html)).toBe(
      '<figure class="bs-embed" data-embed-host="player.vimeo.com" data-embed-src="https://player.vimeo.com/video/7654321" data-ratio="1.7778"><a href="https://vimeo.com/7654321" rel="noreferrer">The regatta</a></figure>',
    );
    expect(sanitiseEmbed(html)).toBe(sanitiseRawHtml(html));
  });

  it('of a host that the site allows becomes a figure, of another a link', () => {
    const html = '<iframe src="https://films.example/1"></iframe>';
    expect(sanitiseEmbed(html, { embedHosts: ['films.example'] })).toContain(
      ' data-embed-src="https://films.example/1"',
    );
    expect(sanitiseEmbed(html)).toBe(
      '<p class="bs-embed-link"><a href="https://films.example/1" rel="noreferrer">films.example</a></p>',
    );
  });

  it('leaves the element of a hosted player around it', () => {
    expect(
      sanitiseEmbed('<div data-uuid="a-1"><iframe src="https://player.vimeo.com/video/7"></iframe></div>'),
    ).toMatch(/^<div data-uuid="a-1"><figure class="bs-embed" .+<\/figure><\/div>$/);
  });
});
