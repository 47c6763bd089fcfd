import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

const query = { id: 'https://cdn.test/a.jpg' };

describe('signing-service', () => {
  it.each([
    [query, '/signing-service/v2/sign/resizer/2'],
    [{ ...query, service: 'other', serviceVersion: 3 }, '/signing-service/v2/sign/other/3'],
  ])('asks for the token of %j', async (requested, path) => {
    const { api, ask } = setUpSources(() => ({ hash: 'token', extra: 1 }), { signingService: 'resizer' });
    expect(await ask('signing-service', requested)).toEqual({ hash: 'token' });
    expect(api.requests).toEqual([{ method: 'GET', path, query: [['value', query.id]] }]);
  });

  it('shares its tokens with the signing of answers', async () => {
    const image = { type: 'image', url: query.id };
    const { api, ask } = setUpSources(
      ({ path }) => (path.startsWith('/signing-service/') ? { hash: 'token' } : image),
      { signingService: 'resizer' },
    );
    await ask('signing-service', query);
    expect(await ask('content-api', { _id: 'a' })).toMatchObject({ auth: { 2: 'token' } });
    expect(api.requests.map(({ path }) => path)).toEqual([
      '/signing-service/v2/sign/resizer/2',
      '/content/v4/',
    ]);
  });

  it('needs an id', async () => {
    await expect(setUpSources().ask('signing-service')).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: 'id' },
    });
  });

  it('needs an application where none is set up', async () => {
    await expect(setUpSources().ask('signing-service', query)).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: 'service' },
    });
  });

  it.each([
    [Response.json({}, { status: 404 }), { kind: 'not-found' }],
    [Response.json({}, { status: 500 }), { kind: 'failed', status: 500 }],
    [Response.json({ hash: '' }), { kind: 'failed', status: 200 }],
  ])('fails with %s', async (answer, failure) => {
    const { ask } = setUpSources(() => answer, { signingService: 'resizer' });
    await expect(ask('signing-service', query)).rejects.toMatchObject({ failure });
  });
});
