import { describe, expect, it } from 'vitest';
import { parseAuthor, parseAuthors, SOCIAL_NETWORKS } from '../index.ts';

const networks = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, `on-${network}`]));
const portrait = {
  _id: 'p',
  type: 'image',
  url: '/p.jpg',
  auth: { 2: 't' },
  alt_text: 'Idris',
  focal_point: { x: 1, y: 2 },
};
const profile = {
  _id: 'idris-cole',
  slug: 'idris-cole',
  name: 'Idris Cole',
  byline: 'I. Cole',
  role: 'Council',
  bio: 'Short',
  longBio: 'Long',
  bio_page: '/author/idris-cole/',
  url: '/author/idris-cole/',
  ...networks,
};

describe('parseAuthor', () => {
  it('reads every field of a full entry as it is', () => {
    const author = {
      ...profile,
      type: 'author',
      description: 'Short',
      image: portrait,
      social_links: [{ site: 'email', url: 'a@b.test' }],
      additional_properties: {
        original: { ...profile, image: 'https://cdn.test/p.jpg' },
        ansImage: portrait,
      },
    };
    expect(parseAuthor(author)).toEqual(author);
  });

  it('reads an image that is an address', () => {
    expect(parseAuthor({ image: '/p.jpg', ansImage: '/q.jpg' })).toEqual({
      image: '/p.jpg',
      ansImage: '/q.jpg',
    });
  });

  it('reads an empty image address as no image', () => {
    expect(parseAuthor({ name: 'Idris', image: '' })).toEqual({ name: 'Idris' });
  });

  it('keeps the social links that are objects', () => {
    expect(parseAuthor({ social_links: ['email', { site: 'rss' }, null] })?.social_links).toEqual([
      { site: 'rss' },
    ]);
  });
});

describe('parseAuthors', () => {
  it('reads the authors of an answer', () => {
    expect(parseAuthors({ authors: [profile, 'nobody'] })).toEqual({ authors: [profile] });
  });

  it('reads an answer without authors', () => {
    expect(parseAuthors({ authors: null })).toEqual({});
  });
});

describe('SOCIAL_NETWORKS', () => {
  it('names fourteen networks, each once', () => {
    expect(new Set(SOCIAL_NETWORKS).size).toBe(14);
  });
});
