import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from '../../test/createFakeContentApi.ts';
import { setUpSources } from '../../test/setUpSources.ts';

describe('an answer that did not come', () => {
  async function failureOf(answer: FakeAnswer): Promise<unknown> {
    return setUpSources(answer)
      .ask('content-api', { _id: 'a' })
      .catch((error: unknown) => error);
  }

  it('is not found when the status is 404', async () => {
    const error = await failureOf(() => Response.json({ message: 'No such document' }, { status: 404 }));
    expect(error).toMatchObject({
      kind: 'not-found',
      httpStatus: 404,
      message: 'The content source "content-api" found nothing: No such document',
    });
    expect(isApiError(Object(error).cause)).toBe(true);
  });

  it('says what is wrong with the query when the status is 400', async () => {
    const error = await failureOf(() => Response.json({ message: 'A word is missing.' }, { status: 400 }));
    expect(error).toMatchObject({
      failure: { kind: 'bad-query', param: 'query' },
      httpStatus: 400,
      message: 'The content source "content-api" cannot run: A word is missing.',
    });
  });

  it.each([401, 403, 429, 500, 503])('has failed with status %i', async (status) => {
    const error = await failureOf(() => Response.json({ message: 'Refused' }, { status }));
    expect(error).toMatchObject({
      failure: { kind: 'failed', status },
      httpStatus: 502,
      message: expect.stringContaining(`was answered with status ${status}: Refused`),
    });
  });

  it.each([
    [401, true],
    [403, true],
    [500, false],
  ])('with status %i speaks of the access token: %s', async (status, isHinted) => {
    const error = await failureOf(() => Response.json({}, { status }));
    expect(Object(error).message.includes('access token')).toBe(isHinted);
  });

  it.each([
    ['no JSON', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a list', () => []],
    ['nothing', () => new Response('')],
  ])('has failed when it is %s', async (_what, answer: FakeAnswer) => {
    expect(await failureOf(answer)).toMatchObject({
      failure: { kind: 'failed', status: 200 },
      message: expect.stringContaining('GET /content/v4/'),
    });
  });

  it('has failed when it says JSON and is not', async () => {
    const answer = () => new Response('{', { headers: { 'Content-Type': 'application/json' } });
    expect(await failureOf(answer)).toMatchObject({ failure: { kind: 'failed', status: 200 } });
  });

  it('has failed without a status when the network broke', async () => {
    const error = await failureOf(() => Promise.reject(new Error('ECONNREFUSED')));
    expect(error).toMatchObject({ failure: { kind: 'failed', status: undefined }, httpStatus: 502 });
    expect(Object(error).message).toContain('got no answer (failed)');
    expect(isNetworkError(Object(error).cause)).toBe(true);
  });

  it('was aborted when its caller left', async () => {
    const leaving = new AbortController();
    const { sources } = setUpSources(() => new Promise(() => undefined));
    const answer = sources.load({ source: 'content-api', query: { _id: 'a' } }, leaving.signal);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  });
});
