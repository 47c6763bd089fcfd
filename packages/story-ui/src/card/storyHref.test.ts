import { expect, test } from 'vitest';
import { storyHref } from './storyHref.ts';

const at = (website_url?: string) => ({ websites: { courier: { website_url } } });

test.each([
  ['with its final slash', at('/coast/tide'), '/coast/tide/'],
  ['as it is where it has a query', at('/coast/?page=2'), '/coast/?page=2'],
  ['none where the story is not on this site', { websites: { gazette: { website_url: '/a/' } } }, undefined],
  ['none where the site has no address for it', at(), undefined],
  ['none without sites', {}, undefined],
])('is the address on this site, %s', (_, story, address) => {
  expect(storyHref(story, 'courier')).toBe(address);
});
