import { describe, expect, it } from 'vitest';
import { sanitiseEmbed, sanitiseRawHtml } from './index.ts';

describe('an iframe in raw HTML', () => {
  it('of an allowed host becomes a figure with a link that a click can turn into a frame', () => {
    const html =
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc_DEF-123?start=9&amp;rel=0" title="The meeting" allowfullscreen></iframe>';
    expect(sanitiseRawHtml(html)).toBe(
      '<figure class="bs-embed" data-embed-host="www.youtube-nocookie.com" data-embed-src="https://www.youtube-nocookie.com/embed/abc_DEF-123?start=9&amp;rel=0" data-ratio="0.5625" style="aspect-ratio: 1 / 0.5625"><a href="https://www.youtube.com/watch?v=abc_DEF-123" rel="noreferrer">The meeting</a></figure>',
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
    expect(sanitiseRawHtml(html, { hosts: ['widgets.example'] })).toContain(
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
      '<figure data-embed-host="www.youtube-nocookie.com" data-embed-src="https://www.youtube-nocookie.com/embed/abc" data-ratio="0.5625" style="aspect-ratio: 1 / 0.5625">x</figure>',
    );
  });
});

describe('an iframe in player markup', () => {
  it('of an allowed host becomes the same figure as in raw HTML', () => {
    const html =
      '<iframe src="https://player.vimeo.com/video/7654321" allow="camera" onload="x()" width="1080" height="1920" title="The regatta"></iframe>';
    expect(sanitiseEmbed(html)).toBe(
      '<figure class="bs-embed" data-embed-host="player.vimeo.com" data-embed-src="https://player.vimeo.com/video/7654321" data-ratio="1.7778" style="aspect-ratio: 1 / 1.7778"><a href="https://vimeo.com/7654321" rel="noreferrer">The regatta</a></figure>',
    );
    expect(sanitiseEmbed(html)).toBe(sanitiseRawHtml(html));
  });

  it('of a host that the site allows becomes a figure, of another a link', () => {
    const html = '<iframe src="https://videos.example/1"></iframe>';
    expect(sanitiseEmbed(html, { hosts: ['videos.example'] })).toContain(
      ' data-embed-src="https://videos.example/1"',
    );
    expect(sanitiseEmbed(html)).toBe(
      '<p class="bs-embed-link"><a href="https://videos.example/1" rel="noreferrer">videos.example</a></p>',
    );
  });

  it('leaves the element of a hosted player around it', () => {
    expect(
      sanitiseEmbed('<div data-uuid="a-1"><iframe src="https://player.vimeo.com/video/7"></iframe></div>'),
    ).toMatch(/^<div data-uuid="a-1"><figure class="bs-embed" .+<\/figure><\/div>$/);
  });
});

/** The embed code of each provider, and the URL of its frame. */
const HANDED_OUT: readonly (readonly [name: string, html: string, src: string])[] = [
  [
    'X',
    '<blockquote class="twitter-tweet"><p lang="en">Fog &amp; ferries</p>&mdash; Courier (@courier) <a href="https://twitter.com/courier/status/1729000000000000001?ref_src=x">20 Nov</a></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
    'https://platform.twitter.com/embed/Tweet.html?id=1729000000000000001&amp;dnt=true',
  ],
  [
    'Instagram',
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/Cx_1-a/?utm_source=ig_embed" data-instgrm-version="14"><a href="https://www.instagram.com/reel/Cx_1-a/">View</a></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    'https://www.instagram.com/reel/Cx_1-a/embed/captioned/',
  ],
  [
    'TikTok',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@c/video/7000000000000000001" data-video-id="7000000000000000001"><section>c</section></blockquote> <script async src="https://www.tiktok.com/embed.js"></script>',
    'https://www.tiktok.com/embed/v2/7000000000000000001',
  ],
  [
    'Bluesky',
    '<blockquote class="bluesky-embed" data-bluesky-uri="at://did:plc:abc123/app.bsky.feed.post/3kxyz" data-bluesky-cid="x"><p>Fog</p></blockquote><script async src="https://embed.bsky.app/static/embed.js" charset="utf-8"></script>',
    'https://embed.bsky.app/embed/did:plc:abc123/app.bsky.feed.post/3kxyz',
  ],
  [
    'Threads',
    '<blockquote class="text-post-media" data-text-post-permalink="https://www.threads.net/@courier/post/CuX-1"><a href="https://www.threads.net/@courier/post/CuX-1">View</a></blockquote><script async src="https://www.threads.net/embed.js"></script>',
    'https://www.threads.net/@courier/post/CuX-1/embed',
  ],
  [
    'Reddit',
    '<blockquote class="reddit-embed-bq" data-embed-height="316"><a href="https://www.reddit.com/r/sailing/comments/abc12/fog/">Fog</a></blockquote><script async src="https://embed.reddit.com/widgets.js" charset="UTF-8"></script>',
    'https://embed.reddit.com/r/sailing/comments/abc12/fog/',
  ],
  [
    'Facebook',
    '<div id="fb-root"></div><script async defer src="https://connect.facebook.net/en_US/sdk.js#xfbml=1"></script><div class="fb-post" data-href="https://www.facebook.com/courier/posts/1"></div>',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fcourier%2Fposts%2F1&amp;show_text=true',
  ],
  [
    'Flourish',
    '<div class="flourish-embed flourish-chart" data-src="visualisation/123"><script src="https://public.flourish.studio/resources/embed.js"></script></div>',
    'https://flo.uri.sh/visualisation/123/embed',
  ],
  [
    'Infogram',
    '<div class="infogram-embed" data-id="a1-b2" data-type="interactive"></div><script>!function(e,n){e.src="https://e.infogram.com/js/dist/embed-loader-min.js"}()</script>',
    'https://e.infogram.com/a1-b2?src=embed',
  ],
  [
    'Datawrapper',
    '<div style="min-height:400px" id="datawrapper-vis-aB3"><script type="text/javascript" defer src="https://datawrapper.dwcdn.net/aB3/embed.js" data-target="#datawrapper-vis-aB3"></script></div>',
    'https://datawrapper.dwcdn.net/aB3/',
  ],
  [
    'Brightcove',
    '<video-js data-account="123" data-player="p1" data-embed="default" data-video-id="987" controls></video-js><script src="https://players.brightcove.net/123/p1_default/index.min.js"></script>',
    'https://players.brightcove.net/123/p1_default/index.html?videoId=987',
  ],
  [
    'JW Player',
    '<script src="https://cdn.jwplayer.com/players/AbCd1234-XyZ98765.js"></script>',
    'https://cdn.jwplayer.com/players/AbCd1234-XyZ98765.html',
  ],
  [
    'Tableau',
    "<div class='tableauPlaceholder' id='viz1'><noscript><a href='#'><img src='https://public.tableau.com/static/x.png'/></a></noscript><object class='tableauViz'><param name='name' value='Tides&#47;Year' /></object></div><script src='https://public.tableau.com/javascripts/api/viz_v1.js'></script>",
    'https://public.tableau.com/views/Tides/Year?:showVizHome=no&amp;:embed=true',
  ],
];

describe('markup that a provider hands out with its script', () => {
  it.each(HANDED_OUT)('of %s becomes a frame without the script', (_name, html, src) => {
    const figure = sanitiseRawHtml(html);
    expect(figure).toContain(` data-embed-src="${src}"`);
    expect(figure).not.toContain('data-embed-html');
    expect(figure).toMatch(/ style="(?:height|aspect-ratio): /);
    expect(sanitiseRawHtml(figure)).toBe(figure);
  });

  it('keeps its words as the name of the link', () => {
    const [, tweet = ''] = HANDED_OUT[0] ?? [];
    expect(sanitiseRawHtml(tweet)).toContain('>Fog &amp; ferries — Courier (@courier) 20 Nov</a></figure>');
  });

  it('takes room as a post of its network does, not as a video', () => {
    const [, tweet = ''] = HANDED_OUT[0] ?? [];
    expect(sanitiseRawHtml(tweet)).toContain('data-height="560" style="height: 560px"');
  });
});

describe('HTML with scripts that nobody knows', () => {
  const poll =
    '<div id="poll" style="height: 320px"><h3>Who wins?</h3></div><script src="https://polls.example/1.js"></script>';

  it('is kept for a sandbox, and shows what is left of it until then', () => {
    expect(sanitiseRawHtml(poll)).toBe(
      '<figure class="bs-embed" data-embed-html="&lt;div id=&quot;poll&quot; style=&quot;height: 320px&quot;&gt;&lt;h3&gt;Who wins?&lt;/h3&gt;&lt;/div&gt;&lt;script src=&quot;https://polls.example/1.js&quot;&gt;&lt;/script&gt;" data-height="320" style="height: 320px"><div style="height: 320px"><h3>Who wins?</h3></div><p class="bs-embed-link"><a href="https://polls.example/" rel="noreferrer">polls.example</a></p></figure>',
    );
  });

  it('opens by itself where it names no other host, or the site says so, whatever its author wrote', () => {
    expect(sanitiseRawHtml('<b id="n">0</b><script>n.textContent = 1</script>')).toContain(
      'data-embed-load="own"',
    );
    expect(sanitiseRawHtml(poll, { load: 'direct' })).toContain('data-embed-load="near"');
    const typed =
      '<figure data-embed-html="&lt;script src=https://polls.example/1.js&gt;&lt;/script&gt;" data-embed-load="near">x</figure>';
    expect(sanitiseRawHtml(typed)).not.toContain('data-embed-load');
  });

  it('of a host that the site blocks is a link', () => {
    expect(sanitiseRawHtml(poll, { blocked: ['polls.example'] })).toBe(
      '<div style="height: 320px"><h3>Who wins?</h3></div><p class="bs-embed-link"><a href="https://polls.example/" rel="noreferrer">polls.example</a></p>',
    );
  });

  it('is made of a script that only calls itself data', () => {
    const html = '<p>x</p><script data-type="application/json">run()</script>';
    expect(sanitiseRawHtml(html)).toContain('data-embed-html');
  });

  it('is not made of data', () => {
    expect(sanitiseRawHtml('<p>x</p><script type="application/ld+json">{"a":1}</script>')).toBe('<p>x</p>');
  });
});

describe('what a site allows', () => {
  const video = '<iframe src="https://www.youtube.com/embed/abc" title="A"></iframe>';

  it('opens frames without a click where it says so', () => {
    expect(sanitiseRawHtml(video, { load: 'direct' })).toContain(' data-embed-load="near"');
    expect(sanitiseRawHtml(video)).not.toContain('data-embed-load');
  });

  it('makes links of providers that it does not want, by either name of their hosts', () => {
    const link =
      '<p class="bs-embed-link"><a href="https://www.youtube.com/watch?v=abc" rel="noreferrer">A</a></p>';
    expect(sanitiseRawHtml(video, { blocked: ['www.youtube-nocookie.com'] })).toBe(link);
    expect(sanitiseRawHtml(video, { blocked: ['www.youtube.com'] })).toContain('class="bs-embed-link"');
    const quiet = video.replace('www.youtube.com', 'www.youtube-nocookie.com');
    expect(sanitiseRawHtml(quiet, { blocked: ['www.youtube.com'] })).toBe(link);
  });
});

describe('the text beside a script', () => {
  const SCRIPT = '<script src="https://polls.example/1.js"></script>';
  const LINK =
    '<p class="bs-embed-link"><a href="https://polls.example/" rel="noreferrer">polls.example</a></p>';
  const shown = (html: string) => sanitiseRawHtml(html + SCRIPT).replace(/^<figure [^>]*>|<\/figure>$/g, '');

  it.each([
    ['words', '<b>Vote</b>', `<b>Vote</b>${LINK}`],
    ['a `<`', '<b>&lt;</b>', `<b>&lt;</b>${LINK}`],
    ['a value with `>` and no words', '<b title="a > b"></b>', LINK],
    ['a value with `<` and no words', '<b title="a < b"></b>', LINK],
    ['a comment alone', '<!-- <b> > -->', `${sanitiseRawHtml('<!-- <b> > -->')}${LINK}`],
    ['spaces alone', '<p> \n</p>', LINK],
  ])('is shown only if there are words: %s', (_what, html, expected) => {
    expect(shown(html)).toBe(expected);
  });
});
