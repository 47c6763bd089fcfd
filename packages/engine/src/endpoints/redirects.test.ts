import { ContentSourceError } from '@broadsheet/sdk-content/server';
import { describe, expect, it } from 'vitest';
import { at, createTestEngine } from '../../test/createTestEngine.ts';
import { errors, words } from '../../test/storyPages.ts';

describe('redirects', () => {
  const source = (location: string) =>
    new ContentSourceError('content-api', { kind: 'redirect', status: 302, location }, 'moved');

  it.each([
    ['/new/', '/new/'],
    ['https://www.courier.example/new/', '/new/'],
    ['https://other.example/story/', 'https://other.example/story/'],
    ['http://other.example/story', 'http://other.example/story'],
    ['//other.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('redirects content that moved to %s to %s', async (location, target) => {
    const engine = createTestEngine({ answers: { 'content-api': source(location) } });
    const response = await engine.get('/old/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
    expect(engine.log.length).toBe(target === '/' ? 1 : 0);
  });

  it('follows the rules of the site before it looks for a page', async () => {
    const engine = createTestEngine({
      documents: [at('/old/', words('Old')), ...errors],
      redirects: () => [
        { kind: 'moved', from: '/old/', to: '/new/', status: 301 },
        { kind: 'gone', from: '/closed/' },
      ],
    });
    const moved = await engine.get('/old/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new/']);
    expect((await engine.get('/closed/')).status).toBe(410);
  });

  it('adds the slash of a path and keeps its query', async () => {
    const response = await createTestEngine().get('/sport?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/sport/?page=2']);
  });

  it('leads the search form to the URL of its results', async () => {
    const response = await createTestEngine().get('/search/?q=flood+doors');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/search/flood%20doors/']);
  });
});
