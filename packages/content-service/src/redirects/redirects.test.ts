import { expect, test } from 'vitest';
import { importText, onEachDatabase } from '@broadsheet/platform-testing/content';
import { textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

const list = (id: string, ...redirects: Json[]): JsonObject => ({ id, redirects });

onEachDatabase('a list of redirects', (running) => {
  const bring = (document: JsonObject) =>
    importText(running, { name: `${textAt(document, 'id') ?? ''}.json`, content: JSON.stringify(document) });

  test('is imported like other documents, replaced by its next state, and given out', async () => {
    const first = list('2025', { from: '/a/', to: '/b/' });
    expect(await bring(first)).toMatchObject({ imported: 1, rejected: [], warnings: [] });
    expect(await bring(first)).toMatchObject({ unchanged: 1 });
    const second = list(
      '2025',
      { from: '/a/', to: 'https://b.example/', status: 302 },
      { from: '/c', status: 410 },
    );
    expect(await bring(second)).toMatchObject({ imported: 1, rejected: [], warnings: [] });
    expect((await running.server.get('/redirects/v1/paper')).body).toEqual({ lists: [second] });
  });

  test.each([
    ['without an id', { redirects: [] }, '$.id', 'needs an "id"'],
    ['with a rule that is a text', list('x', '/a/'), '$.redirects[0]', 'must be an object'],
    [
      'with a rule from another site',
      list('x', { from: 'https://a.example/', to: '/b/' }),
      '$.redirects[0].from',
      'a path of this site',
    ],
    ['with a rule from a query', list('x', { from: '/a/?b', to: '/b/' }), '$.redirects[0].from', 'no "?"'],
    [
      'with a rule to a script',
      list('x', { from: '/a/', to: 'javascript:alert(1)' }),
      '$.redirects[0].to',
      'http or https',
    ],
    [
      'with a rule that leads nowhere',
      list('x', { from: '/a/' }),
      '$.redirects[0].to',
      'a path of this site',
    ],
    [
      'with a rule that leads to another host by its slashes',
      list('x', { from: '/a/', to: '//b.example/' }),
      '$.redirects[0].to',
      'a path of this site',
    ],
    [
      'with an unheard-of status',
      list('x', { from: '/a/', to: '/b/', status: 418 }),
      '$.redirects[0].status',
      '301',
    ],
    [
      'with a target of what is gone',
      list('x', { from: '/a/', to: '/b/', status: 410 }),
      '$.redirects[0].to',
      'leads nowhere',
    ],
    [
      'with two rules for one address',
      list('x', { from: '/a/', to: '/b/' }, { from: '/a', to: '/c/' }),
      '$.redirects[1].from',
      'at $.redirects[0]',
    ],
    [
      'with a rule that leads to itself',
      list('x', { from: '/a/', to: '/a' }),
      '$.redirects[0]',
      'circle: /a → /a',
    ],
    [
      'with a circle',
      list('x', { from: '/a/', to: '/b/' }, { from: '/b/', to: '/a/' }),
      '$.redirects[0]',
      'circle: /a → /b → /a',
    ],
  ])('%s is refused', async (_, document, path, reason) => {
    const { imported, rejected } = await bring(document);
    expect([imported, rejected]).toEqual([
      0,
      [expect.objectContaining({ path, reason: expect.stringContaining(reason) })],
    ]);
  });

  test('that closes a circle with another list, or repeats its rule, is refused', async () => {
    await bring(list('old', { from: '/a/', to: '/b/' }));
    const circle = await bring(list('new', { from: '/b/', to: '/a/' }));
    expect(circle.rejected[0]?.reason).toContain('circle: /b → /a → /b');
    const twin = await bring(list('new', { from: '/a/', to: '/c/' }));
    expect(twin.rejected[0]?.reason).toContain('in the list "old"');
  });

  test('that sends readers on twice is stored, and the shorter way told', async () => {
    await bring(list('old', { from: '/b/', to: '/c/' }));
    const { imported, warnings } = await bring(list('new', { from: '/a/', to: '/b/' }));
    expect(imported).toBe(1);
    expect(warnings).toEqual([
      expect.objectContaining({
        path: '$.redirects[0]',
        reason: expect.stringContaining('lead "from" to /c at once'),
      }),
    ]);
  });
});
