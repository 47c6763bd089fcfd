import { createManualClock } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAR, fakeHost, from, publicly, remoteAnswer } from '../../test/images/fakeHost.ts';
import type { FakeHost } from '../../test/images/fakeHost.ts';
import type { ImageService } from './createImageService.ts';
import { ask, open, openImages, problem } from '../../test/images/openImages.ts';
import type { Images } from '../../test/images/openImages.ts';

let images: Images;
beforeAll(async () => {
  images = await openImages();
});
afterAll(() => images.close());
const openService: Images['openService'] = (options) => images.openService(options);

describe('an original elsewhere', () => {
  const withHost = (host: FakeHost, lookup = publicly): ImageService =>
    openService({ remote: from(host, lookup) });

  it('is refused when its host is not on the list', async () => {
    const service = openService();
    expect(await problem(await ask(service, FAR, 'width=100'))).toBe(403);
    expect(await problem(await ask(service, 'img-far', 'width=100'))).toBe(403);
    const listed = withHost(fakeHost());
    for (const value of [
      'https://other.example/x.jpg',
      'https://a@images.example/x',
      'https://images.example:8443/x',
      'ftp://images.example/x',
    ]) {
      expect([403, 404]).toContain((await ask(listed, value, 'width=100')).status);
    }
  });

  it('is fetched from a listed host, by address or by id', async () => {
    const service = withHost(fakeHost());
    expect((await open(await ask(service, FAR, 'width=100'))).size).toBe('100x67');
    expect((await open(await ask(service, 'img-far', 'width=100'))).size).toBe('100x67');
  });

  it('is not fetched from inside the own network, whatever name leads there', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.1',
      '::1',
      'fd00::1',
      '::ffff:10.0.0.1',
    ]) {
      const host = fakeHost();
      const response = await ask(
        withHost(host, async () => ['203.0.113.9', address]),
        FAR,
        'width=100',
      );
      expect(response.status).toBe(403);
      expect(host.requested).toEqual([]);
    }
  });

  it('is followed to listed hosts only, and not for ever', async () => {
    const to = (location: string): FakeHost => fakeHost(async () => remoteAnswer(302, [], location));
    const away = to('http://169.254.169.254/latest');
    expect((await ask(withHost(away), FAR, 'width=100')).status).toBe(403);
    expect(away.requested).toEqual([FAR]);
    expect((await ask(withHost(to('/again')), FAR, 'width=100')).status).toBe(502);
  });

  it('that is missing, failing or too large is told apart', async () => {
    const answers = async (status: number, body: Iterable<Uint8Array> = []): Promise<number> => {
      const host = fakeHost(async () => remoteAnswer(status, body));
      return (await ask(withHost(host), FAR, 'width=100')).status;
    };
    expect(await answers(404)).toBe(404);
    expect(await answers(500)).toBe(502);
    const endless = (function* endless() {
      for (;;) yield new Uint8Array(10_000_000);
    })();
    expect(await answers(200, endless)).toBe(422);
  });

  it('is fetched from the address that was checked, whatever the name means afterwards', async () => {
    const host = fakeHost();
    const answers = ['203.0.113.9', '127.0.0.1'];
    const service = withHost(host, async () => [answers.shift() ?? '127.0.0.1']);
    expect((await ask(service, FAR, 'width=100')).status).toBe(200);
    expect(host.addresses).toEqual(['203.0.113.9']);
  });

  it('is looked up anew for each hop of a redirect', async () => {
    const host = fakeHost(async () => remoteAnswer(302, [], '/elsewhere.jpg'));
    const answers = ['203.0.113.9', '10.0.0.1'];
    const service = withHost(host, async () => [answers.shift() ?? '10.0.0.1']);
    expect((await ask(service, FAR, 'width=100')).status).toBe(403);
    expect(host.addresses).toEqual(['203.0.113.9']);
  });

  it('that does not answer is given up after ten seconds', async () => {
    const clock = createManualClock();
    const host = fakeHost(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
          queueMicrotask(() => clock.advance(10_000));
        }),
    );
    const service = openService({
      clock,
      remote: from(host),
    });
    expect((await ask(service, FAR, 'width=100')).status).toBe(502);
  });
});
