/** Saved stories through the socket of the running site: the button, the page of the list, and the call between them. */
import { isRecord, list, string } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const PASSWORD = 'correct horse battery';

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages', 'navigation', 'stories/coast/a-week-after-the-surge']);
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  paper.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function logIn(): Promise<string> {
  const answer: unknown = await (
    await post('/identity/public/v1/auth/login', {
      userName: 'ada@example.com',
      credentials: PASSWORD,
      grantType: 'password',
    })
  ).json();
  return (isRecord(answer) ? string(answer['accessToken']) : undefined) ?? '';
}

test('a story has its reading time and the button, whose script waits for a touch, and the account a list', async () => {
  const html = await (await paper.get('/coast/climate/2026/11/19/a-week-after-the-surge/')).text();
  expect(html).toContain(
    '<bs-block data-enhance="save-story" data-when="touch" data-stored="broadsheet.saved">',
  );
  expect(html).toMatch(/data-story="story-surge-week"[^>]* data-url="\/coast\//);
  expect(html).toMatch(/<\/time><span aria-hidden="true">\u00a0·<\/span> <bdi>\d+ min read<\/bdi><\/p>/);
  const saved = await (await paper.get('/account/saved/')).text();
  expect(saved).toMatch(/<bs-block data-enhance="saved-stories">/);
  expect(saved).toContain('href="/account/saved/"');
});

test('what one device saves another one has; nobody else does', async () => {
  const profile = { email: 'ada@example.com' };
  await post('/identity/public/v1/signup', {
    identity: { userName: 'ada@example.com', credentials: PASSWORD },
    profile,
  });
  const changes = [{ story: 'story-surge-week', isSaved: true, at: 1_000 }];
  const phone = { authorization: `Bearer ${await logIn()}` };
  expect((await post('/readers/v1/saved-stories', { changes }, phone)).status).toBe(200);
  const answer = await post('/readers/v1/saved-stories', {}, { authorization: `Bearer ${await logIn()}` });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body: unknown = await answer.json();
  const stories = isRecord(body)
    ? list((one) => (isRecord(one) ? string(one['url']) : undefined))(body['stories'])
    : [];
  expect(stories).toEqual(['/coast/climate/2026/11/19/a-week-after-the-surge/']);
  expect((await post('/readers/v1/saved-stories', { changes })).status).toBe(401);
});
