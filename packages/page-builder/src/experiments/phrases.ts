/** The texts of A/B tests: their start, their result, and their end. */
export const phrases = {
  'experiments.title': 'A/B test',
  'experiments.start': 'Start an A/B test',
  'experiments.startHelp':
    'Makes a second version of this block, right after it. Readers see one of the two at a time, and you see which one they click more often.',
  'experiments.started': 'A/B test started. Version B is selected, change it now. Press Ctrl+Z to undo.',
  'experiments.excess': 'A page can have at most 2,000 blocks. No A/B test was started.',
  'experiments.nested':
    'A block around this one or inside it is in an A/B test already, and tests cannot be inside each other.',
  'experiments.versionOf': 'Version {version} of an A/B test.',
  'experiments.versionAt': 'Version {version}: {title}',
  'experiments.this': 'This is version {version}.',
  'experiments.goTo': 'Go to version {version}',
  'experiments.how':
    'Readers see one version at a time. The two take turns of {minutes} minutes, in an order that is drawn anew for each pair of turns and is the same for everybody. Nothing is stored about readers. The test starts when the page is published.',
  'experiments.result': 'Result',
  'experiments.loading': 'Reading the result …',
  'experiments.unread': 'The result could not be read. {reason}',
  'experiments.retry': 'Try again',
  'experiments.update': 'Update now',
  'experiments.unpublished': 'The page is not published yet, so nothing is counted.',
  'experiments.nothing': 'Nothing has been counted yet.',
  'experiments.since': 'Counted since {moment}.',
  'experiments.seen': 'Views',
  'experiments.opened': 'Clicks',
  'experiments.share': 'Click rate',
  'experiments.percent': '{share}%',
  'experiments.counted':
    'Views: half of the block was in view for a second. Clicks: a link in the block was followed. Each reader counts about once a day at most.',
  'experiments.few':
    'Too few to tell. It takes at least {least} clicks on both versions together, and enough views of each.',
  'experiments.early': 'Too early to tell: let it run for a day at least.',
  'experiments.unclear': 'No clear difference: it can be chance.',
  'experiments.clear':
    '{version} is clicked more often: {more} against {less}. That is probably more than chance.',
  'experiments.once': 'Decide once, after some days, and not at the first good number.',
  'experiments.keep': 'Keep {version}',
  'experiments.keepHelp': 'Deletes the other version and ends the test. You can undo it.',
  'experiments.kept': 'The test has ended with version {version}. Press Ctrl+Z to undo.',
  'experiments.gone': 'The other version is gone, so readers always see this one. End the test.',
  'experiments.broken':
    'This test does not run, and readers see all of its blocks: the page must have each version once, and neither inside the other. End the test in the blocks that are not to be compared.',
  'experiments.end': 'End the test',
  'experiments.ended': 'The test has ended. Press Ctrl+Z to undo.',
  'experiments.onPage': 'A/B tests of this page',
} as const;
