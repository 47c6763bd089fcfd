/** The texts of the check before publishing. */
export const phrases = {
  'check.begin': 'Check the page',
  'check.again': 'Check again',
  'check.checking': 'Checking the page …',
  'check.intro':
    'Finds what prevents publishing, and what readers would miss: alternative texts, headings, links, contrast, page weight.',
  'check.changed': 'The page has changed since it was checked.',
  'check.none': 'No problems found. The page can be published.',
  'check.free': 'Nothing prevents publishing.',
  'check.stops': '{n} problem prevents publishing | {n} problems prevent publishing',
  'check.warns': '{n} warning | {n} warnings',
  'check.tells': '{n} note | {n} notes',
  'check.page': 'The page',
  'check.more': 'And {n} more like it | And {n} more like it',
} as const;
