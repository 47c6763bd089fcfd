import { expect, test } from 'vitest';
import { readAuthorLinks } from './authorLinks.ts';

test.each([
  ['website', 'https://cleo.example/', 'https://cleo.example/'],
  ['website', 'cleo.example', 'https://cleo.example'],
  ['website', 'cleo.example/news', 'https://cleo.example/news'],
  ['twitter', '@cleo', 'https://x.com/cleo'],
  ['facebook', 'cleo.news', 'https://www.facebook.com/cleo.news'],
  ['facebook', 'facebook.com/cleo', 'https://facebook.com/cleo'],
  ['bluesky', 'cleo.bsky.social', 'https://bsky.app/profile/cleo.bsky.social'],
  ['threads', '@cleo', 'https://www.threads.net/@cleo'],
  ['youtube', '@cleo', 'https://www.youtube.com/@cleo'],
  ['youtube', 'channel/UC1', 'https://www.youtube.com/channel/UC1'],
  ['linkedin', 'cleo', 'https://www.linkedin.com/in/cleo'],
  ['linkedin', 'company/courier', 'https://www.linkedin.com/company/courier'],
  ['mastodon', '@cleo@mastodon.social', 'https://mastodon.social/@cleo'],
  ['mastodon', 'mastodon.social/@cleo', 'https://mastodon.social/@cleo'],
])('an author’s %s may be written as %s', (site, given, url) => {
  expect(readAuthorLinks({ [site]: given })).toEqual({ links: [{ site, url }], unread: [] });
});

test.each([
  ['mastodon', 'cleo'],
  ['website', 'my page'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://'],
])('what no address can be made of is named: %s %s', (site, given) => {
  expect(readAuthorLinks({ [site]: given })).toEqual({ links: [], unread: [`${site}: ${given}`] });
});
