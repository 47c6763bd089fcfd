/**
 * The English phrases for what pages are for and for how two versions differ. The page builder translates the same keys.
 * Parts of a sentence are phrases of their own, in the grammatical form that the sentence needs.
 */
export const changePhrases = {
  'change.added': 'Added {block} to {place}.',
  'change.addedWith':
    'Added {block} with the {n} block inside it to {place}. | Added {block} with the {n} blocks inside it to {place}.',
  'change.removed': 'Removed {block} from {place}.',
  'change.removedWith':
    'Removed {block} with the {n} block inside it from {place}. | Removed {block} with the {n} blocks inside it from {place}.',
  'change.moved': 'Moved {block} from {from} to {to}.',
  'change.movedUp': 'Moved {block} up in {place}, to place {position}.',
  'change.movedDown': 'Moved {block} down in {place}, to place {position}.',
  'change.changed': 'Changed {what}.',
  'change.changedValue': 'Changed {what} from {from} to {to}.',
  'change.replaced': 'Replaced {from} by {to}.',
  'change.updated': 'Updated {block}, from version {from} of the block to {to}.',
  'change.field': '“{field}” of {block}',
  'change.meta': '“{field}” of the metadata',
  'change.area': 'the area “{area}”',
  'change.block': '“{block}”',
  'change.namesake': '“{block}” ({text})',
  'change.text': '“{text}”',
  'change.nothing': 'nothing',
  'change.on': 'on',
  'change.off': 'off',
  'block.name': 'the name of {block}',
  'block.showFrom': 'when {block} is shown from',
  'block.showUntil': 'until when {block} is shown',
  'block.hideOn': 'the screens that show {block}',
  'block.showTo': 'the readers who see {block}',
  'block.experiment': 'the A/B test of {block}',
  'setting.name': 'the name of the page',
  'setting.match': 'the address of the page',
  'setting.pageType': 'the page type',
  'setting.content': 'the content of the page',
  'setting.meta': 'the metadata of the page',
  'setting.layout': 'the layout',
  'pages.match.section': 'Every section',
  'pages.match.story': 'Every story',
  'pages.match.gallery': 'Every gallery',
  'pages.match.video': 'Every video',
  'pages.match.status': 'The error {status}',
  'pages.match.shared-section': 'Shared section',
} as const;

export type ChangeKey = keyof typeof changePhrases;

/** Returns a phrase in the reader's language, with numbers formatted for that language. */
export type FormatChange = (key: ChangeKey, values?: Readonly<Record<string, string | number>>) => string;
