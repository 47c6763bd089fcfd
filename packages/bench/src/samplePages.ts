/** The pages that are measured: of the sample newspaper, one of each kind that readers see most. */
export const SAMPLE_PAGES = [
  { name: 'Home', path: '/' },
  { name: 'Section', path: '/culture/' },
  { name: 'Article', path: '/culture/theatre/2026/11/18/the-salt-wives-at-the-empire/' },
] as const;

export type SamplePage = (typeof SAMPLE_PAGES)[number];
