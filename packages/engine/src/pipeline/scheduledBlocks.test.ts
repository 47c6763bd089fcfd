import { describe, expect, it } from 'vitest';
import { at, createTestEngine, getMain } from '../../test/createTestEngine.ts';
import type { StoredNode } from '../../test/createTestEngine.ts';

/** The clock of the test engine starts at 09:00. */
const words = (label: string, schedule: Partial<StoredNode> = {}): StoredNode => ({
  block: 'words',
  fields: { label },
  ...schedule,
});
const MINUTE = 60_000;
const documents = [
  at(
    '/',
    words('Always'),
    words('Morning', { showUntil: '2026-11-20T10:30+01:00' }),
    words('Noon', { showFrom: '2026-11-20T09:30Z', showUntil: '2026-11-20T12:00Z' }),
  ),
];

/** The labels that a page shows. */
const shownIn = (html: string) =>
  ['Always', 'Morning', 'Noon'].filter((label) => getMain(html).includes(label));
const control = (response: Response) => response.headers.get('cache-control');

describe('a block with a schedule', () => {
  it('is shown from its start until its end, to the millisecond, while caches are warm', async () => {
    const engine = createTestEngine({ documents });
    const see = async () => shownIn(await engine.html('/'));
    expect(await see()).toEqual(['Always', 'Morning']);
    engine.clock.advance(30 * MINUTE - 1);
    expect(await see()).toEqual(['Always', 'Morning']);
    expect(await see()).toEqual(['Always', 'Morning']);
    engine.clock.advance(1);
    expect(await see()).toEqual(['Always', 'Noon']);
    engine.clock.advance(150 * MINUTE - 1);
    expect(await see()).toEqual(['Always', 'Noon']);
    engine.clock.advance(1);
    expect(await see()).toEqual(['Always']);
  });

  it('limits how long caches in front keep its page', async () => {
    const engine = createTestEngine({ documents });
    const far = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
    expect(control(await engine.get('/'))).toBe(far);
    engine.clock.advance(25 * MINUTE);
    expect(control(await engine.get('/'))).toContain('s-maxage=60, stale-while-revalidate=240,');
    engine.clock.advance(4.5 * MINUTE);
    expect(control(await engine.get('/'))).toContain('s-maxage=30, stale-while-revalidate=0,');
    engine.clock.advance(10 * 60 * MINUTE);
    expect(control(await engine.get('/'))).toBe(far);
  });

  it('reports the seconds to a cache that is told of changes', async () => {
    const seen: unknown[] = [];
    const engine = createTestEngine({
      documents: [...documents, at('/plain/', words('Always'))],
      describeAnswer: ({ isLasting, secondsLeft }) => {
        seen.push([isLasting, secondsLeft]);
        return {};
      },
    });
    await engine.get('/');
    await engine.get('/plain/');
    expect(seen).toEqual([
      [true, 1800],
      [true, undefined],
    ]);
  });

  it('is not brought back by the last complete page when a source fails after its end', async () => {
    const page = at('/', { block: 'feed' }, words('Morning', { showUntil: '2026-11-20T09:05Z' }));
    const engine = createTestEngine({ documents: [page], answers: { feed: { items: ['Storm'] } } });
    expect(await engine.html('/')).toContain('Morning');
    engine.answers['feed'] = () => Promise.reject(new Error('The connection was refused.'));
    engine.clock.advance(4 * MINUTE);
    engine.clear();
    expect(await engine.html('/')).toContain('Morning');
    engine.clock.advance(MINUTE);
    engine.clear();
    expect(await engine.html('/')).not.toContain('Morning');
  });

  it('takes the blocks inside it along, and is not fetched as a lazy block either', async () => {
    const box = { block: 'box', showFrom: '2026-11-20T10:00Z', children: [words('Inside')] };
    const engine = createTestEngine({ documents: [at('/', words('Always'), box)] });
    expect(await engine.html('/')).not.toContain('Inside');
    const query = '/_broadsheet/block?path=/&search=&instance=m1x0&level=2';
    expect((await engine.get(query)).status).toBe(404);
    engine.clock.advance(60 * MINUTE);
    expect(await engine.html('/')).toContain('Inside');
    expect((await engine.get(query)).status).toBe(200);
  });

  it('is always there for an editor, and as readers see it in a preview for readers', async () => {
    const engine = createTestEngine({ documents });
    const draft = { document: documents[0] ?? at('/'), path: '/' };
    expect(shownIn((await engine.previews.page(draft)).html)).toEqual(['Always', 'Morning', 'Noon']);
    const shared = await engine.previews.page({ ...draft, audience: 'reader' });
    expect(shownIn(shared.html)).toEqual(['Always', 'Morning']);
    const asReader = await engine.previews.page({ ...draft, reader: 'registered' });
    expect(shownIn(asReader.html)).toEqual(['Always', 'Morning']);
  });
});
