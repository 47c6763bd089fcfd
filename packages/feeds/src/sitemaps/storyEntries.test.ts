import { expect, test } from 'vitest';
import { toStoryEntry } from './storyEntries.ts';

const story = {
  type: 'story',
  version: '0.10.12',
  _id: 'tide',
  canonical_url: '/coast/tide/',
  headlines: { basic: 'Tide' },
};

const locAt = (domain: string) => toStoryEntry(story, { site: { id: 'courier' }, domain })?.loc;

test.each(['https://a.example', 'https://a.example/', 'https://a.example///'])(
  'a story of the site at %s has an entry',
  (domain) => {
    expect(locAt(domain)).toBe('https://a.example/coast/tide/');
  },
);

test('a story of another host has no entry', () => {
  const elsewhere = { ...story, canonical_url: 'https://a.example.org/coast/tide/' };
  expect(toStoryEntry(elsewhere, { site: { id: 'courier' }, domain: 'https://a.example' })).toBeUndefined();
});

test('a megabyte of slashes in the origin is read once', () => {
  const origin = `https://a.example${'/'.repeat(1_000_000)}x`;
  expect(locAt(origin)).toBe(locAt(`${origin}/`));
});
