/** The texts of the check before publishing. */
export const phrases = {
  'check.begin': 'Check the page',
  'check.again': 'Check again',
  'check.checking': 'Checking the page …',
  'check.intro':
    'Looks for what stops this page from being published, and for what its readers would lose: alternative texts, headings, links, contrast, weight.',
  'check.changed': 'The page has changed since it was checked.',
  'check.none': 'Nothing was found. The page can be published.',
  'check.free': 'Nothing stops the publication.',
  'check.stops': '{n} problem stops the publication | {n} problems stop the publication',
  'check.warns': '{n} warning | {n} warnings',
  'check.tells': '{n} note | {n} notes',
  'check.page': 'The page',
} as const;
