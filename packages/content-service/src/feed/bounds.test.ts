import { expect, test } from 'vitest';
import { onEachDatabase, story } from '@broadsheet/platform-testing/content';
import { withStatementTimeout } from '@broadsheet/service-kit/database';

const or = (count: number, term: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => term(index)).join(' OR ');

onEachDatabase('a feed', (running) => {
  const ask = (values: Readonly<Record<string, string>>) =>
    running.server.get(
      `/content/v4/search/published?${new URLSearchParams({ website: 'paper', ...values })}`,
    );

  test.each([
    ['too many clauses', { q: or(64, (index) => `type:t${index}`) }, 'clauses'],
    ['too many texts', { q: or(9, (index) => `"word ${index}"`) }, 'texts'],
    [
      'too many values',
      { body: JSON.stringify({ terms: { type: Array.from({ length: 201 }, (_, index) => `t${index}`) } }) },
      'values',
    ],
    ['a place far behind the last', { from: '10001' }, 'from 0 to 10000'],
    ['a page size below zero', { size: '-1' }, '"size"'],
    ['an open end', { q: 'type:story AND' }, 'lacks a term'],
    ['a range', { q: 'display_date:[now-1d TO now]' }, 'not supported'],
    ['a field that is none', { q: 'password:x' }, 'cannot be searched'],
    ['a body that is no JSON', { body: '{' }, 'not valid JSON'],
  ])('with %s is refused with a plain sentence', async (_, values, sentence) => {
    const { status, body } = await ask(values);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 400, message: expect.stringContaining(sentence) });
  });

  test('as an editor writes it is answered', async () => {
    await running.server.importAll(story('s1'));
    const { status, body } = await ask({
      q: or(30, (index) => `type:t${index}`) + ' OR type:story',
      size: '5000',
    });
    expect([status, body['count']]).toEqual([200, 1]);
  });

  test('of a search has no page a thousand pages on', async () => {
    const { status } = await running.server.get('/search?q=rain&page=1001&website_id=paper');
    expect(status).toBe(400);
  });

  test('that takes too long is ended where the database runs elsewhere', async () => {
    const sleep = withStatementTimeout(running.database, 50, (queries) =>
      queries.query('select pg_sleep(0.2)'),
    );
    const outcome = await sleep.then(
      () => 'answered',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
    expect(outcome).toContain(running.database.kind === 'server' ? 'takes too long' : 'answered');
  });
});
