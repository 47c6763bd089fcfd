import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe('site-service-hierarchy', () => {
  it.each([
    [{}, []],
    [{ hierarchy: 'footer', feature: 'footer' }, [['hierarchy', 'footer']]],
    [
      { hierarchy: 'default', sectionId: '/news/' },
      [
        ['hierarchy', 'default'],
        ['_id', '/news/'],
      ],
    ],
  ])('asks for %j', async (query, sent) => {
    const node = { _id: '/news/', children: [] };
    const { api, ask } = setUpSources(() => node);
    expect(await ask('site-service-hierarchy', query)).toEqual(node);
    expect(api.requests).toEqual([{ method: 'GET', path: '/site/v3/navigation/courier', query: sent }]);
  });

  it('encodes the site', async () => {
    const { api, ask } = setUpSources(undefined, { site: 'a/b' });
    await ask('site-service-hierarchy');
    expect(api.requests[0]?.path).toBe('/site/v3/navigation/a%2Fb');
  });

  it.each([{ _id: '/' }, {}])(
    'does not take the node %j for the section that was asked for',
    async (node) => {
      const { ask } = setUpSources(() => node);
      await expect(ask('site-service-hierarchy', { sectionId: '/news/' })).rejects.toMatchObject({
        kind: 'not-found',
        message: expect.stringContaining('"/news/"'),
      });
    },
  );
});
