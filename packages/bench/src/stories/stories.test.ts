import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { toRate, measureRate } from './measureRate.ts';
import { copyStory } from './multiplyStories.ts';

describe('copyStory', () => {
  it('has an id, an address, a headline and a date of its own, and the rest of its original', () => {
    const story = {
      _id: 'a',
      type: 'story',
      canonical_url: '/sport/a/',
      headlines: { basic: 'Derby' },
      publish_date: '2026-11-20T08:00:00Z',
      websites: { courier: { website_url: '/sport/a/' } },
    };
    expect(copyStory(story, 2)).toEqual({
      _id: 'a-2',
      type: 'story',
      canonical_url: '/sport/a-2/',
      headlines: { basic: 'Derby (2)' },
      publish_date: '2026-11-18T08:00:00.000Z',
      websites: { courier: { website_url: '/sport/a-2/' } },
    });
  });
});

describe('toRate', () => {
  it('tells answers a second, and how long the slow ones took', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(toRate(times, 2_000)).toEqual({ count: 100, perSecond: 50, p50: 51, p95: 96, p99: 100 });
  });
});

describe('measureRate', () => {
  const serve = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer);
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };

  it('gives up when an answer breaks off, or is another than 200', async () => {
    const half = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    await expect(measureRate([half], { connections: 1 })).rejects.toThrow(/aborted|in part/);
    const none = await serve((_request, response) => void response.writeHead(503).end());
    await expect(measureRate([`${none}/a/`], { connections: 1 })).rejects.toThrow('/a/ was answered 503.');
  });

  it('asks for no more when its time is over, and says how many answers came', async () => {
    const origin = await serve((_request, response) => void response.end('a'));
    const urls = Array.from({ length: 100 }, () => origin);
    expect(await measureRate(urls, { connections: 2, forMs: 0 })).toMatchObject({ count: 2 });
    expect(await measureRate(urls, { connections: 2 })).toMatchObject({ count: 100 });
  });

  it('gives up when no answer comes', async () => {
    const silent = await serve(() => undefined);
    await expect(measureRate([`${silent}/a/`], { connections: 1, patienceMs: 100 })).rejects.toThrow(
      'was not answered within',
    );
  });
});
