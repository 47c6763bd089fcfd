/** HTML that authors and editors write by hand, as it reaches readers: through the platform, the engine and the socket. */
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 60_000;
const STORY = 'stories/coast/saltgate-barrier-is-sinking';
const PATH = '/coast/2026/11/20/saltgate-barrier-is-sinking/';

const LOCKED = 'stories/business/who-owns-pier-9';
const LOCKED_PATH = '/business/port/2026/11/18/who-owns-pier-9/';

const RAW = [
  '<script id="bs-data" type="application/json">{"site":{"id":"evil"},"islands":{}}</script>',
  '<p id="bs-data">{"site":{"id":"evil"},"islands":{}}</p><p id="main-nav">x</p><img name="forms" id="forms" src="/x.jpg">',
  '<blockquote class="twitter-tweet"><p>Fog</p><a href="https://twitter.com/c/status/1729000000000000001">x</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
  '<div class="poll">Who wins?</div><script src="https://polls.example/1.js"></script>',
];

const box = (id: string, HTML: string) => ({ id, block: 'htmlbox', fields: { HTML } });
/** A page of an editor who pastes an embed code, and one of an editor with bad intentions. */
const NOTICE = {
  schemaVersion: 1,
  id: 'notice',
  name: 'Notice',
  match: { kind: 'path', path: '/notice/' },
  pageType: 'other',
  layout: 'single-column-regular',
  areas: {
    body: [
      box(
        'notice',
        '<h2 onclick="steal()">Water is off</h2><p>Until <b>six</b>.</p><img src=x onerror=steal()>',
      ),
      box(
        'chain',
        '<a href="javascript:steal()">Read</a><svg onload=steal()></svg><style>*{display:none}</style>',
      ),
      {
        id: 'inner',
        block: 'single-chain',
        children: [box('post', RAW[2] ?? ''), box('poll', RAW[3] ?? '')],
      },
      {
        id: 'later',
        block: 'single-chain',
        fields: { lazyLoad: true },
        children: [box('late', '<p onmouseover="steal()">Read when near</p>')],
      },
    ],
  },
};

/** Returns the article page with HTML in the reason that its paywall shows. */
function articleWithReason(): string {
  const reason =
    'Reporting <em>costs</em>. <a href=\\"/about/\\" onclick=\\"steal()\\">Why</a><script>steal()</script><h1>!</h1>';
  return JSON.stringify(readFixture('pages/article')).replace(
    '"registerHeaderText":',
    () => `"payReasonPrompt":"${reason}","registerReasonPrompt":"${reason}","registerHeaderText":`,
  );
}

let paper: ListeningSite;
let html: string;
let policy: string;
beforeAll(async () => {
  paper = await openListeningSite(['pages', STORY, LOCKED, 'subscriptions']);
  const story = readFixture(STORY);
  const elements = RAW.map((content, index) => ({ type: 'raw_html', _id: `raw-${index}`, content }));
  const file = await paper.folder.write(
    'story.json',
    JSON.stringify({ ...Object(story), content_elements: elements }),
  );
  const notice = await paper.folder.write('notice.json', JSON.stringify(NOTICE));
  const article = await paper.folder.write('article.json', articleWithReason());
  await paper.platform.platform.import([file, notice, article], { root: paper.folder.path });
  await paper.site.reload();
  const response = await paper.get(PATH);
  html = await response.text();
  policy = response.headers.get('content-security-policy') ?? '';
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

test('no text takes the place of the page’s data, nor any other id of the page', () => {
  const [first, ...others] = [...html.matchAll(/\sid="bs-data"[^>]*>([^<]*)</g)];
  expect(others).toEqual([]);
  expect(first?.[1]).toContain('"id":"courier"');
  expect(html.match(/\sid="main-nav"/g)).toHaveLength(1);
  expect(html).not.toMatch(/\s(?:id|name)="forms"/);
});

test('a post of a network is a frame to be opened, which the page’s policy allows', () => {
  const src = 'https://platform.twitter.com/embed/Tweet.html?id=1729000000000000001&amp;dnt=true';
  expect(html).toContain(`data-embed-src="${src}"`);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/platform\.twitter\.com/);
  expect(html).not.toContain('widgets.js');
});

test('a script that nobody knows is text in the page, and runs without an origin', async () => {
  expect(html).toContain('data-embed-html="');
  expect(html).not.toMatch(/<script[^>]+polls\.example/);
  expect(policy).not.toContain('polls.example');
  expect(policy).toMatch(/frame-src 'self' /);
  const frame = await paper.get('/_broadsheet/embed');
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts(?! allow-same-origin)/,
  );
});

test('an HTML box shows what its editor wrote, and runs nothing of it', async () => {
  const response = await paper.get('/notice/');
  const page = await response.text();
  expect(page).toContain('<div id="bs-html-notice">');
  expect(page).toMatch(/<h2>Water is off<\/h2><p>Until <b>six<\/b>\.<\/p>/);
  expect(page).not.toMatch(/steal|onerror|onload=|<svg onload|\*\{display:none\}/);
});

test('embeds in an HTML box are figures to be opened, and bring the loader', async () => {
  const page = await (await paper.get('/notice/')).text();
  expect(page).toContain(
    'data-embed-src="https://platform.twitter.com/embed/Tweet.html?id=1729000000000000001',
  );
  expect(page).toContain('data-embed-html="');
  expect(page).not.toMatch(/widgets\.js|<script[^>]+polls\.example/);
  expect(page).toMatch(/<script type="module" src="[^"]+"><\/script>/);
});

test('nor does one that is fetched when the reader comes near', async () => {
  const response = await paper.get('/_broadsheet/block?path=/notice/&instance=later&level=1');
  const answer = await response.text();
  expect(answer).toContain('Read when near');
  expect(answer).not.toContain('steal');
});

test('the reasons of a wall keep emphasis and links, and come with the page', async () => {
  const page = await (await paper.get(LOCKED_PATH)).text();
  const reasons = [...page.matchAll(/Reporting .*?<\/p>/g)].map(([reason]) => reason);
  const expected = 'Reporting <em>costs</em>. <a href="/about/">Why</a>!</span></p>';
  expect(reasons).toEqual([expected, expected]);
  expect(page).not.toContain('steal');
});
