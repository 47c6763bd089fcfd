/** The pages that are measured: of the sample newspaper, one of each kind that readers see most. */
export const SAMPLE_PAGES = [
  { name: 'Home', path: '/' },
  { name: 'Section', path: '/culture/' },
  { name: 'Article', path: '/culture/theatre/2026/11/18/the-salt-wives-at-the-empire/' },
] as const;

/** The pages whose script is measured: also those that need more of it than most. */
export const SCRIPT_PAGES = [
  ...SAMPLE_PAGES,
  { name: 'Locked, for subscribers', path: '/business/port/2026/11/18/who-owns-pier-9/' },
  { name: 'Locked, for accounts', path: '/coast/walks/2026/11/20/seven-walks-below-the-cranes/' },
  { name: 'Metered', path: '/coast/wildlife/2026/11/17/hobs-level-lets-the-sea-in/' },
  { name: 'Gallery', path: '/gallery/2026/11/08/autumn-regatta/' },
  { name: 'Live blog', path: '/coast/climate/2026/11/12/after-the-surge-day-by-day/' },
] as const;

export type SamplePage = (typeof SAMPLE_PAGES)[number];
