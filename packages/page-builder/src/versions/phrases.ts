import { changePhrases } from '@broadsheet/page-document';

/** The texts of versions, differences and merging. */
export const phrases = {
  ...changePhrases,
  'versions.title': 'Versions of “{name}”',
  'versions.back': 'Back to the page',
  'versions.loading': 'Loading the versions …',
  'versions.none': 'This page has not been published yet. Each publication becomes a version here.',
  'versions.noneYet':
    'Readers see this page as it was imported. Each publication from now on becomes a version here, the imported page as the first.',
  'versions.list': 'Versions, newest first',
  'versions.entry': 'Version {number}, {moment}',
  'versions.by': 'by {name}',
  'versions.scheduled': 'scheduled {moment}',
  'versions.imported': 'imported',
  'versions.takenAway': 'The page was unpublished.',
  'versions.view': 'View version {number}',
  'versions.viewed': 'Version {number} as readers would see it',
  'versions.viewText': 'With the stories and settings of today.',
  'versions.viewing': 'Loading version {number} …',
  'versions.restore': 'Restore version {number}',
  'versions.restoreTitle': 'Restore version {number}?',
  'versions.restoreText':
    'Readers get version {number} at once, as a new version. What they see now stays in this list; a draft stays a draft.',
  'versions.unplaced':
    '{n} block of version {number} is not placed: {blocks}. Readers do not see it; it comes back with the version, at the end of the outline. | {n} blocks of version {number} are not placed: {blocks}. Readers do not see them; they come back with the version, at the end of the outline.',
  'versions.unplacedGone':
    '{n} block that is not placed now is missing from version {number}: {blocks}. It is kept in version {now}. | {n} blocks that are not placed now are missing from version {number}: {blocks}. They are kept in version {now}.',
  'versions.restoring': 'Restoring …',
  'versions.restored': 'Version {number} was restored.',
  'versions.cancel': 'Cancel',
  'versions.compare': 'Compare',
  'versions.from': 'From',
  'versions.to': 'To',
  'versions.option': 'Version {number}',
  'versions.same': 'These two versions are identical.',
  'versions.updates': 'Updated automatically, not by an editor',
  'versions.comparing': 'Comparing …',
  'merge.title': 'Conflicting changes',
  'merge.text':
    'Nothing is lost. Choose for each conflict which change to keep; everything else is merged already.',
  'merge.mine': 'Mine',
  'merge.theirs': 'Theirs',
  'merge.gone': 'Deleted',
  'merge.fieldsSame': 'Same fields',
  'merge.position': 'Position of “{block}”',
  'merge.block': '“{block}”',
  'merge.done': 'Keep selected',
  'merge.undecided': 'Choose one for each conflict.',
} as const;
