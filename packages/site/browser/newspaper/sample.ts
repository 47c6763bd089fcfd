/** The content of the sample newspaper (`fixtures/`) that the tests rely on. */

/** The headline in the alert bar. */
export const ALERT = 'Ferry services suspended until noon as fog closes the estuary';

/** One page of each kind. */
export const PAGES = {
  home: '/',
  section: '/coast/',
  article: '/coast/climate/2026/11/19/a-week-after-the-surge/',
  gallery: '/gallery/2026/11/08/autumn-regatta/',
  search: '/search/ferry/',
  author: '/author/joss-tanaka/',
  tag: '/tags/alder-port/',
} as const;
