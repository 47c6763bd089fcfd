import { describe, expect, it } from 'vitest';
import { toRate } from './measureRate.ts';
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
    expect(toRate(times, 2_000)).toEqual({ perSecond: 50, p50: 51, p95: 96, p99: 100 });
  });
});
