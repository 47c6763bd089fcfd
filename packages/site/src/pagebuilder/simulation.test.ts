/** Drafts as each kind of reader would get them, through the socket of the running site. */
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plain, readLockedFixtures } from '../../test/lockedFixtures.ts';
import type { LockedFixture } from '../../test/lockedFixtures.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const EDITOR = { email: 'ada@example.com', password: 'seven ships below cranes' };
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const locked = readLockedFixtures();

let site: ListeningSite;
let cookie = '';

beforeAll(async () => {
  site = await openSiteWith({
    fixtures: ['navigation', 'pages', 'stories', 'authors', 'subscriptions'],
    variables: { SOURCE_TIMEOUT_MS: '30000' },
  });
  await site.platform.platform.editing.setUp(EDITOR);
  const login = await site.get('/pagebuilder/api/session', {
    method: 'POST',
    body: JSON.stringify(EDITOR),
    headers: { ...OWN_PAGE, 'content-type': 'application/json' },
  });
  cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

const storyOf = (code: string): LockedFixture => {
  const found = locked.find((story) => story.code === code);
  if (found === undefined) throw new Error(`No sample story has the restriction "${code}".`);
  return found;
};

function post(subject: { readonly path: string; readonly reader?: string }, page = 'article', headers = {}) {
  const draft = JSON.stringify({ document: readFixture(`pages/${page}`), ...subject });
  return site.get('/pagebuilder/preview', {
    method: 'POST',
    body: new URLSearchParams({ draft }),
    headers: { ...OWN_PAGE, cookie, ...headers },
  });
}

async function show(code: string, reader?: string) {
  const story = storyOf(code);
  const html = await (await post({ path: story.url, ...(reader && { reader }) })).text();
  const text = plain(html);
  const held = story.rest.filter((sentence) => text.includes(sentence)).length;
  const part = held === 0 ? 'teaser' : held === story.rest.length ? 'whole' : 'part';
  return {
    part,
    promptsRegistration: text.includes('Register to continue reading.'),
    promptsSubscription: text.includes('Subscribe to continue reading.'),
    promptsLogIn: text.includes('Already a subscriber?'),
  };
}

const WALL = { part: 'teaser', promptsRegistration: false, promptsSubscription: false, promptsLogIn: false };
const WHOLE = { ...WALL, part: 'whole' };
const REGISTRATION = { ...WALL, promptsRegistration: true, promptsLogIn: true };
const PAYMENT = { ...WALL, promptsSubscription: true, promptsLogIn: true };

test.each([
  ['registered', { anonymous: REGISTRATION, registered: WHOLE, subscribed: WHOLE }],
  ['metered', { anonymous: PAYMENT, registered: { ...PAYMENT, promptsLogIn: false }, subscribed: WHOLE }],
  ['subscribers', { anonymous: PAYMENT, registered: { ...PAYMENT, promptsLogIn: false }, subscribed: WHOLE }],
])(
  'a story that is locked as "%s" is shown to each reader as far as they may read it',
  async (code, expected) => {
    expect({
      anonymous: await show(code, 'anonymous'),
      registered: await show(code, 'registered'),
      subscribed: await show(code, 'subscribed'),
    }).toEqual(expected);
    expect(await show(code)).toEqual(WALL);
  },
);

test('one block of a draft is shown for the same reader as its page', async () => {
  const story = storyOf('subscribers');
  const ask = async (reader: string) => {
    const response = await site.get('/pagebuilder/api/preview', {
      method: 'POST',
      body: JSON.stringify({
        document: readFixture('pages/article'),
        path: story.url,
        reader,
        block: { id: 'body', level: 2 },
      }),
      headers: { ...OWN_PAGE, cookie, 'content-type': 'application/json' },
    });
    const text = plain(await response.text());
    return story.rest.filter((sentence) => text.includes(sentence)).length;
  };
  expect(await ask('subscribed')).toBe(story.rest.length);
  expect(await ask('registered')).toBe(0);
});

test('account, invitation and saved stories are those of the reader', async () => {
  const factsOf = async (reader: string) => {
    const html = await (await post({ path: '/account/saved/', reader }, 'saved')).text();
    return {
      subscribes: /<html[^>]* data-subscriber="(\w+)"/.exec(html)?.[1],
      links: /data-state="(\w+)"/.exec(html)?.[1],
      canLogOut: /<button[^>]*>Log out</i.test(html),
      isTold: /<p data-part="local"(?! hidden)/.test(html),
      isEmpty: /<p data-part="empty" tabindex="-1">/i.test(html),
    };
  };
  const member = { links: 'covered', canLogOut: true, isTold: false, isEmpty: true };
  expect(await factsOf('registered')).toEqual({ ...member, subscribes: 'no' });
  expect(await factsOf('subscribed')).toEqual({ ...member, subscribes: 'yes' });
  const anonymous = { subscribes: undefined, links: 'shown', canLogOut: false, isTold: true, isEmpty: true };
  expect(await factsOf('anonymous')).toEqual(anonymous);
  const orders = async (reader: string) =>
    plain(await (await post({ path: '/account/orders/', reader }, 'orders')).text());
  expect(/are led to the login page/.test(await orders('anonymous'))).toBe(true);
  expect(/see their own details here/.test(await orders('subscribed'))).toBe(true);
});

test('without an editor nothing of a locked story is answered, and readers keep getting the teaser', async () => {
  const story = storyOf('subscribers');
  const stranger = await post({ path: story.url, reader: 'subscribed' }, 'article', { cookie: '' });
  expect(stranger.status).toBe(401);
  const urls = [story.url, `${story.url}?reader=subscribed`, `${story.url}?simulatedReader=subscribed`];
  for (const url of urls) {
    const page = plain(await (await site.get(url, { headers: { cookie } })).text());
    expect(story.rest.filter((sentence) => page.includes(sentence))).toEqual([]);
  }
});
