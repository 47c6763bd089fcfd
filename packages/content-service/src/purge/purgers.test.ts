/** The calls by which caches forget, as their vendors document them, through a socket. */
import { expect, test } from 'vitest';
import { openCacheStandIn } from '@broadsheet/platform-testing/content';
import { createCloudflare } from './createCloudflare.ts';
import { createFastly } from './createFastly.ts';
import { createPurgeWebhook } from './createPurgeWebhook.ts';
import { createVarnish } from './createVarnish.ts';

const TOKEN = 'a-token-that-nobody-may-read';
const KEYS = Array.from({ length: 300 }, (_, index) => `k${index}`);
const jsonLists = (body: string): readonly number[] =>
  Object.values(JSON.parse(body)).map((list) => (Array.isArray(list) ? list.length : 0));

test('Fastly gets up to 256 keys in one call', async () => {
  await using cache = await openCacheStandIn();
  await createFastly({ id: 'SU1Z0isxPaozGVKXdv0eY', token: TOKEN, api: cache.origin }).purge(KEYS);
  expect(cache.calls).toMatchObject([
    { method: 'POST', url: '/service/SU1Z0isxPaozGVKXdv0eY/purge', headers: { 'fastly-key': TOKEN } },
    { method: 'POST' },
  ]);
  expect(cache.calls.map(({ body }) => jsonLists(body))).toEqual([[256], [44]]);
  expect(cache.calls[0]?.body).toContain('{"surrogate_keys":["k0",');
});

test('Cloudflare gets up to 30 tags in one call', async () => {
  await using cache = await openCacheStandIn();
  await createCloudflare({ id: '023e105f4ecef8ad', token: TOKEN, api: cache.origin }).purge(KEYS);
  expect(cache.calls[0]).toMatchObject({
    method: 'POST',
    url: '/client/v4/zones/023e105f4ecef8ad/purge_cache',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
  });
  expect(cache.calls.map(({ body }) => jsonLists(body))).toEqual(Array.from({ length: 10 }, () => [30]));
});

test('Cloudflare has not purged if its answer does not say so', async () => {
  await using cache = await openCacheStandIn();
  cache.answer({ status: 200, body: '{"success":false,"errors":[{"code":1107}]}' });
  const purger = createCloudflare({ id: 'zone', token: TOKEN, api: cache.origin });
  await expect(purger.purge(['a'])).rejects.toThrow('does not say "success"');
});

test('each Varnish gets the keys by PURGE', async () => {
  await using first = await openCacheStandIn();
  await using second = await openCacheStandIn();
  await createVarnish({ urls: [first.origin, second.origin], token: TOKEN }).purge(['a', 'b']);
  for (const { calls } of [first, second])
    expect(calls).toMatchObject([
      { method: 'PURGE', url: '/', headers: { 'xkey-purge': 'a b', authorization: `Bearer ${TOKEN}` } },
    ]);
});

test('any other cache gets them as JSON', async () => {
  await using cache = await openCacheStandIn();
  await createPurgeWebhook({ url: `${cache.origin}/hook`, token: TOKEN }).purge(['a', 'b']);
  expect(cache.calls).toMatchObject([{ method: 'POST', url: '/hook', body: '{"keys":["a","b"]}' }]);
});

test.each([401, 403, 404, 405, 429, 500, 302])(
  'what answers %d has not purged, and the message has no token',
  async (status) => {
    await using cache = await openCacheStandIn();
    cache.answer({ status, headers: { 'retry-after': '7' } });
    const failure = await createFastly({ id: 'x', token: TOKEN, api: cache.origin })
      .purge(['a'])
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'PurgeError', retryAfterMs: 7_000 });
    expect(String(failure)).toContain(String(status));
    expect(String(failure)).not.toContain(TOKEN);
  },
);

test('what does not answer has not purged', async () => {
  const cache = await openCacheStandIn();
  await cache[Symbol.asyncDispose]();
  const purging = createVarnish({ urls: [cache.origin] }).purge(['a']);
  await expect(purging).rejects.toThrow(/did not answer/);
});
