import { changePhrases } from '@broadsheet/page-document';

/** The texts of versions, differences and merging. */
export const phrases = {
  ...changePhrases,
  'versions.title': 'Versions of “{name}”',
  'versions.back': 'Back to the page',
  'versions.loading': 'Reading the versions …',
  'versions.none': 'This page was never published. Each publication becomes a version here.',
  'versions.noneYet':
    'Readers see this page as it was imported. From the next publication on, each becomes a version here, the imported page as the first.',
  'versions.list': 'Versions, newest first',
  'versions.entry': 'Version {number}, {moment}',
  'versions.by': 'by {name}',
  'versions.scheduled': 'scheduled {moment}',
  'versions.imported': 'by an import',
  'versions.takenAway': 'The page was taken away from readers.',
  'versions.restore': 'Restore version {number}',
  'versions.restoreTitle': 'Restore version {number}?',
  'versions.restoreText':
    'Readers get version {number} at once, as a new version. What they see now stays in this list; a draft stays a draft.',
  'versions.restoring': 'Restoring …',
  'versions.restored': 'Version {number} was restored.',
  'versions.cancel': 'Keep what is there',
  'versions.compare': 'What changed',
  'versions.from': 'From',
  'versions.to': 'To',
  'versions.option': 'Version {number}',
  'versions.same': 'These two versions say the same.',
  'versions.updates': 'Brought up to date, not by an editor',
  'versions.comparing': 'Comparing …',
  'merge.title': 'Somebody else has changed the same',
  'merge.text':
    'Nothing of either work is lost yet. Choose for each what stays; what only one of you has touched is merged already.',
  'merge.mine': 'Mine',
  'merge.theirs': 'Theirs',
  'merge.gone': 'Taken away',
  'merge.fieldsSame': 'The same fields',
  'merge.position': 'Position of “{block}”',
  'merge.block': '“{block}”',
  'merge.done': 'Keep what I chose',
  'merge.undecided': 'Choose one for each.',
} as const;
