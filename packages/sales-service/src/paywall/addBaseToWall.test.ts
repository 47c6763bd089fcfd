import { expect, test } from 'vitest';
import { addBaseToWall } from './addBaseToWall.ts';

const offer = {
  pageTitle: 'Read on',
  pageSubTitle: 'See our <a href="/terms/">terms</a> and <a href="https://help.example/">help</a>.',
};

test('leads below the path of the site, by the texts of the offer and by a campaign that is a path', () => {
  expect(addBaseToWall({ campaign: '/spring/', offer }, 'https://www.example.com/news')).toEqual({
    campaign: '/news/spring/',
    offer: {
      pageTitle: 'Read on',
      pageSubTitle: 'See our <a href="/news/terms/">terms</a> and <a href="https://help.example/">help</a>.',
    },
  });
});

test.each([
  ['at the root of an origin', { campaign: '/spring/', offer }, 'https://www.example.com'],
  [
    'with a code and without an offer',
    { campaign: 'spring', offer: undefined },
    'https://www.example.com/news',
  ],
  [
    'with another site',
    { campaign: 'https://shop.example/', offer: undefined },
    'https://www.example.com/news',
  ],
  ['with neither', { campaign: undefined, offer: undefined }, 'https://www.example.com/news'],
])('changes nothing %s', (_, links, siteUrl) => {
  expect(addBaseToWall(links, siteUrl)).toEqual(links);
});
