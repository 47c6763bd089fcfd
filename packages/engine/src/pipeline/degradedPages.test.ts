import { describe, expect, it } from 'vitest';
import { at, createTestEngine, settle } from '../../test/createTestEngine.ts';
import { stories } from '../../test/storyPages.ts';

const documents = [at('/', { block: 'feed' }, { block: 'words', fields: { label: 'Always' } }), stories];
const feed = { items: ['Storm'] };
const trouble = () => Promise.reject(new Error('The connection was refused.'));
const cacheControl = (response: Response) => response.headers.get('cache-control');

/** Seconds that shared caches may keep an answer, whatever they do meanwhile. */
function sharedSeconds(response: Response): number {
  const control = cacheControl(response) ?? '';
  const values = [...control.matchAll(/(?:s-maxage|stale-while-revalidate|stale-if-error)=(\d+)/g)];
  return values.reduce((total, [, seconds]) => total + Number(seconds), 0);
}

describe('a page whose source failed', () => {
  it('is kept by nobody for longer than a few seconds', async () => {
    const engine = createTestEngine({ documents, answers: { feed: trouble } });
    const response = await engine.get('/');
    expect([response.status, sharedSeconds(response)]).toEqual([200, 3]);
    expect(await response.text()).toContain('Always');
  });

  it('is kept like any other once the source has answered', async () => {
    const engine = createTestEngine({ documents, answers: { feed: trouble } });
    await engine.get('/');
    engine.answers['feed'] = feed;
    engine.clock.advance(6_000);
    await engine.get('/');
    await settle();
    engine.clock.advance(1_000);
    const response = await engine.get('/');
    expect(await response.text()).toContain('Storm');
    expect(sharedSeconds(response)).toBe(60 + 600 + 86_400);
  });

  it('does not take the place of a whole one, even after a publication', async () => {
    const engine = createTestEngine({ documents, answers: { feed } });
    const whole = await engine.html('/');
    engine.clear();
    engine.answers['feed'] = trouble;
    const response = await engine.get('/');
    expect(await response.text()).toBe(whole);
    expect(sharedSeconds(response)).toBe(3);
  });

  it('is sent in the end: after ten minutes what was whole is too old', async () => {
    const engine = createTestEngine({ documents, answers: { feed } });
    await engine.html('/');
    engine.clear();
    engine.answers['feed'] = trouble;
    engine.clock.advance(10 * 60_000);
    const html = await engine.html('/');
    expect(html).not.toContain('Storm');
  });

  it('keeps the values of its query apart', async () => {
    const list = at('/', { block: 'reads-query' }, { block: 'feed' });
    const engine = createTestEngine({ documents: [list], answers: { feed } });
    await engine.html('/?q=a');
    engine.clear();
    engine.answers['feed'] = trouble;
    expect(await engine.html('/?q=a')).toContain('Storm');
    expect(await engine.html('/?q=b')).not.toContain('Storm');
  });

  it('is no page at all where its own content failed, unless there was one', async () => {
    const story = { type: 'story', headlines: { basic: 'Storm' } };
    const engine = createTestEngine({ documents, answers: { 'content-api': story } });
    await engine.html('/a/');
    engine.clear();
    engine.answers['content-api'] = trouble;
    const [known, unknown] = [await engine.get('/a/'), await engine.get('/b/')];
    expect([known.status, unknown.status]).toEqual([200, 503]);
    expect(cacheControl(unknown)).toBe('no-store');
  });

  it('is as good as any where the source only says that there is nothing', async () => {
    const engine = createTestEngine({ documents });
    expect(sharedSeconds(await engine.get('/'))).toBe(60 + 600 + 86_400);
  });
});

describe('warming a page', () => {
  it('returns whether the page is complete', async () => {
    const engine = createTestEngine({ documents, answers: { feed: trouble } });
    expect(await engine.warm('/')).toBe(false);
    engine.answers['feed'] = feed;
    engine.clear();
    expect(await engine.warm('/')).toBe(true);
    expect(await engine.warm('/nowhere/')).toBe(true);
  });
});
