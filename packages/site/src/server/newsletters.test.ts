/** Newsletters through the socket of the running site: the form on a story, the mails, the links in them. */
import { readMails } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const STORY = '/coast/climate/2026/11/19/a-week-after-the-surge/';
const EMAIL = 'bo@example.com';

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages', 'stories/coast/a-week-after-the-surge']);
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

const post = (path: string, body: URLSearchParams, site = 'same-origin') =>
  paper.get(path, { method: 'POST', body, headers: { 'sec-fetch-site': site } });

/** Returns path and query of the first link in the newest mail. */
async function mailedPath(): Promise<string> {
  const [mail] = await readMails(paper.platform);
  const { pathname, search } = new URL(mail?.links[0] ?? '', 'http://localhost');
  return `${pathname}${search}`;
}

test('a story offers the morning letter, and the page of the letters all of them', async () => {
  const story = await (await paper.get(STORY)).text();
  const form = /<form[^>]* action="\/readers\/v1\/newsletters" method="post".*?<\/form>/.exec(story)?.[0];
  expect(form).toContain('name="newsletter" value="morning"');
  const page = await (await paper.get('/newsletters/')).text();
  expect(page.match(/<input type="checkbox"[^>]* name="newsletter"/g) ?? []).toHaveLength(2);
});

test('a reader without script signs up, confirms, and leaves', async () => {
  const answer = await post(
    '/readers/v1/newsletters',
    new URLSearchParams({ email: EMAIL, newsletter: 'morning', page: STORY }),
  );
  const location = answer.headers.get('location') ?? '';
  expect([answer.status, location]).toEqual([303, `${STORY}?form=newsletter-signup#newsletter-signup`]);
  expect(await (await paper.get(location.replace(/#.*/, ''))).text()).toContain('Look into your mailbox');
  const confirm = await mailedPath();
  expect(await (await paper.get(confirm)).text()).toContain('Do you want to have these newsletters?');
  expect((await post(confirm, new URLSearchParams())).status).toBe(200);
  const { newsletters } = paper.platform.platform;
  const [recipient] = await newsletters.listRecipients('morning');
  expect(recipient?.email).toBe(EMAIL);
  const preferences = await mailedPath();
  expect(await (await paper.get(preferences)).text()).toContain('value="morning" checked');
  const oneClick = new URL((recipient?.headers['List-Unsubscribe'] ?? '').slice(1, -1));
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await post(`${oneClick.pathname}${oneClick.search}`, body, 'none')).status).toBe(200);
  expect(await newsletters.listRecipients('morning')).toEqual([]);
  expect(paper.lines.join('\n')).not.toContain('bo@');
});
