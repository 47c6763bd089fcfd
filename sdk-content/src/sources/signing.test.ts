import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from '../../test/createFakeContentApi.ts';
import { setUpSources } from '../../test/setUpSources.ts';
import { image, serveAndSign } from '../../test/signedImages.ts';

describe('signing', () => {
  it('gives images their tokens, each image asked for once', async () => {
    const { api, ask } = setUpSources(serveAndSign({ promo_items: { basic: image, lead_art: image } }), {
      signingService: 'resizer',
    });
    const signed = { ...image, auth: { 2: 'token' } };
    expect(await ask('content-api', { _id: 'a' })).toEqual({
      promo_items: { basic: signed, lead_art: signed },
    });
    await ask('content-api', { _id: 'a' });
    expect(api.requests.filter(({ path }) => path === '/signing-service/v2/sign/resizer/2')).toEqual([
      { method: 'GET', path: '/signing-service/v2/sign/resizer/2', query: [['value', 'img']] },
    ]);
  });

  it('is left out where no signing application is set up', async () => {
    const { api, ask } = setUpSources(serveAndSign(image));
    expect(await ask('content-api', { _id: 'img' })).toEqual(image);
    expect(api.requests).toHaveLength(1);
  });

  it.each(['alert-bar-collections', 'site-service-hierarchy'])('is left out for %s', async (source) => {
    const { api, ask } = setUpSources(serveAndSign({ image }), { signingService: 'resizer' });
    expect(await ask(source)).toMatchObject({ image });
    expect(api.requests).toHaveLength(1);
  });

  it('costs an image its token and nothing more when it fails', async () => {
    const answer: FakeAnswer = ({ path }) =>
      path.startsWith('/signing-service/') ? Response.json({}, { status: 500 }) : { basic: image };
    const { ask, logged } = setUpSources(answer, { signingService: 'resizer' });
    expect(await ask('content-api', { _id: 'a' })).toEqual({ basic: image });
    expect(logged).toEqual([
      [
        '1 of 1 pictures of the content source "content-api" have no resizer token: signing failed.',
        expect.objectContaining({ httpStatus: 500 }),
      ],
    ]);
  });

  it('does not let an answer out that lost its tokens to an abort', async () => {
    const leaving = new AbortController();
    const { sources, logged } = setUpSources(
      ({ path }) => {
        if (!path.startsWith('/signing-service/')) return image;
        leaving.abort();
        return new Promise(() => undefined);
      },
      { signingService: 'resizer' },
    );
    const answer = sources.load({ source: 'content-api', query: { _id: 'img' } }, leaving.signal);
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(logged).toEqual([]);
  });
});
