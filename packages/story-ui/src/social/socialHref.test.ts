import { expect, test } from 'vitest';
import { socialHref, socialNetwork } from './socialHref.ts';
import type { SocialLink } from './socialHref.ts';

test.each<[SocialLink['network'], string, string | undefined]>([
  ['email', 'ada@courier.example', 'mailto:ada@courier.example'],
  ['email', 'mailto:ada@courier.example', 'mailto:ada@courier.example'],
  ['facebook', 'ada', 'https://www.facebook.com/ada'],
  ['instagram', 'ada', 'https://www.instagram.com/ada/'],
  ['linkedin', 'ada', 'https://www.linkedin.com/in/ada/'],
  ['medium', '@ada', 'https://medium.com/@ada'],
  ['pinterest', 'ada', 'https://www.pinterest.com/ada/'],
  ['reddit', 'ada', 'https://www.reddit.com/user/ada/'],
  ['rss', '/rss/ada/', '/rss/ada/'],
  ['snapchat', 'ada', 'https://www.snapchat.com/add/ada'],
  ['soundcloud', 'ada', 'https://soundcloud.com/ada'],
  ['tumblr', 'ada', 'https://ada.tumblr.com'],
  ['twitter', 'ada', 'https://twitter.com/ada'],
  ['whatsapp', '4670123', 'https://wa.me/4670123'],
  ['youtube', 'ada', 'https://www.youtube.com/user/ada'],
  ['twitter', '@ada', 'https://twitter.com/ada'],
  ['instagram', ' @ada', 'https://www.instagram.com/ada/'],
  ['tumblr', '@ada', 'https://ada.tumblr.com'],
  ['youtube', '@ada', 'https://www.youtube.com/@ada'],
  ['whatsapp', '+46 70-123', 'https://wa.me/4670123'],
  ['whatsapp', '0046 70 123', 'https://wa.me/4670123'],
  ['whatsapp', 'message/ABC1', 'https://wa.me/message/ABC1'],
  ['other', '/team/ada/', '/team/ada/'],
  ['facebook', 'https://m.facebook.com/ada', 'https://m.facebook.com/ada'],
  ['linkedin', 'www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['whatsapp', 'wa.me/4670123', 'https://wa.me/4670123'],
  ['youtube', 'ada.lovelace', 'https://www.youtube.com/user/ada.lovelace'],
  ['other', 'HTTP://ada.example', 'HTTP://ada.example'],
  ['twitter', ' ada ', 'https://twitter.com/ada'],
  ['twitter', '  ', undefined],
  ['rss', 'javascript:alert(1)', undefined],
  ['other', 'data:text/html,x', undefined],
])('on %s, "%s" leads to %s', (network, value, address) => {
  expect(socialHref(network, value)).toBe(address);
});

test.each([
  ['twitter', 'twitter'],
  ['YouTube', 'youtube'],
  ['mastodon', 'other'],
  ['toString', 'other'],
])('knows the site "%s" as %s', (site, network) => {
  expect(socialNetwork(site)).toBe(network);
});
