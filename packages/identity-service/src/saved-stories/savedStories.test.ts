import { beforeEach, expect, test } from 'vitest';
import { onEachDatabase, story } from '@broadsheet/platform-testing/content';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import { emptyReaderTables, NOW, openReaders, describeOutcome } from '@broadsheet/platform-testing/identity';
import type { Answer, Readers, SignedIn } from '@broadsheet/platform-testing/identity';
import { savedStoryData } from './savedStoryData.ts';
import { MOST_SAVED } from './savedStoryStore.ts';

const MINUTE = 60_000;

onEachDatabase('saved stories', (running) => {
  let readers: Readers;
  let ada: SignedIn;

  beforeEach(async () => {
    await emptyReaderTables(running.database);
    await running.server.importAll(story('a'), story('b'), story('c'));
    readers = openReaders(running.database);
    ada = await readers.signUp();
  });

  const send = (changes: unknown, token: string | undefined = ada.accessToken): Promise<Answer> =>
    readers.call('POST', '//readers/v1/saved-stories', {
      body: { changes },
      ...(token !== undefined && { token }),
    });
  const change = (id: string, at: number, isSaved = true) => ({ story: id, isSaved, at });
  const idsOf = ({ body }: Answer) =>
    listAt(body, 'stories').map((one) => (isJsonObject(one) ? textAt(one, 'story') : undefined));

  test('are those of every device, the last one first, with what a list shows', async () => {
    await send([change('a', NOW - MINUTE)]);
    const answer = await send([change('b', NOW)]);
    expect(idsOf(answer)).toEqual(['b', 'a']);
    expect(answer.body).toMatchObject({
      owner: ada.uuid,
      stories: [{ story: 'b', at: NOW, headline: 'Story b', url: '/news/b/' }, {}],
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('tell the language of a story that has one', async () => {
    await running.server.importAll(story('a', { language: 'he_IL' }), story('b', { language: 'English' }));
    const { body } = await send([change('b', NOW - MINUTE), change('a', NOW)]);
    expect(listAt(body, 'stories').map((one) => (isJsonObject(one) ? one['language'] : undefined))).toEqual([
      'he-IL',
      undefined,
    ]);
    await running.server.importAll(story('a'), story('b'));
  });

  test('follow what was done last, in whatever order it is told', async () => {
    await send([change('a', NOW - 2 * MINUTE), change('b', NOW - 2 * MINUTE)]);
    await send([change('a', NOW - MINUTE, false)]);
    // A device that was offline sends its earlier changes, twice.
    await send([change('a', NOW - 2 * MINUTE), change('b', NOW - 3 * MINUTE, false)]);
    expect(idsOf(await send([change('a', NOW - 2 * MINUTE)]))).toEqual(['b']);
  });

  test('do not believe a clock that is ahead', async () => {
    await send([change('a', NOW + 60 * MINUTE)]);
    readers.clock.advance(MINUTE);
    expect(idsOf(await send([change('a', NOW + MINUTE, false)]))).toEqual([]);
  });

  test('leave out what is not published, and have it again when it is', async () => {
    await running.server.importAll(story('a', { revision: { published: false } }));
    expect(idsOf(await send([change('a', NOW), change('gone', NOW)]))).toEqual([]);
    await running.server.importAll(story('a'));
    expect(idsOf(await send([]))).toEqual(['a']);
  });

  test('are at most five hundred', async () => {
    await send(Array.from({ length: MOST_SAVED }, (_, index) => change(`s${index}`, NOW - MINUTE + index)));
    await send([change('a', NOW)]);
    const [row] = await running.database.query('select count(*)::int as count from saved_stories');
    expect(row).toEqual({ count: MOST_SAVED });
    expect(idsOf(await send([]))).toEqual(['a']);
  });

  test('are a reader’s own', async () => {
    await send([change('a', NOW)]);
    const bo = await readers.signUp('bo@example.com');
    expect(idsOf(await send([], bo.accessToken))).toEqual([]);
    expect(describeOutcome(await readers.call('POST', '//readers/v1/saved-stories', { body: {} }))).toMatch(
      /^401/,
    );
  });

  test.each([
    ['no list', 'all'],
    ['no story', [{ isSaved: true, at: 1 }]],
    ['a story that is no text', [{ story: 7, isSaved: true, at: 1 }]],
    ['no moment', [{ story: 'a', isSaved: true, at: 'now' }]],
    ['no word', [{ story: 'a', isSaved: 'yes', at: 1 }]],
    ['too many', Array.from({ length: 1_001 }, (_, index) => ({ story: `s${index}`, isSaved: true, at: 1 }))],
  ])('refuse changes with %s', async (_, changes) => {
    expect(describeOutcome(await send(changes))).toMatch(/^400/);
  });

  test('stand in the report of a reader’s data and end with the account', async () => {
    await send([change('a', NOW)]);
    expect(await savedStoryData.collect(running.database, ada.uuid)).toEqual([
      { site: 'paper', story: 'a', isSaved: true, changedOn: new Date(NOW).toISOString() },
    ]);
    await savedStoryData.erase(running.database, ada.uuid);
    expect(idsOf(await send([]))).toEqual([]);
  });
});
