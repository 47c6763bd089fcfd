/** The texts of when, where and to whom a block is shown. */
export const phrases = {
  'visibility.title': 'Visibility',
  'visibility.fromDay': 'Show from (day)',
  'visibility.fromTime': 'Show from (time)',
  'visibility.untilDay': 'Show until (day)',
  'visibility.untilTime': 'Show until (time)',
  'visibility.zone': 'Times are in the time zone {zone}. Without a day there is no limit.',
  'visibility.badMoment': 'Enter a day and a time such as 06:00, or neither.',
  'visibility.unreadable.showFrom':
    'The start “{text}” is no date with a time and a zone. It limits nothing, and the page cannot be published with it.',
  'visibility.unreadable.showUntil':
    'The end “{text}” is no date with a time and a zone. It limits nothing, and the page cannot be published with it.',
  'visibility.remove': 'Remove',
  'visibility.removeOf': 'Remove “{text}”',
  'visibility.order': 'The end must be after the start.',
  'visibility.several': 'The selected blocks have different times. What you enter is set for all of them.',
  'visibility.upcoming': 'Readers do not see it yet.',
  'visibility.ended': 'No longer shown since {moment}.',
  'visibility.screens': 'Screens',
  'visibility.screens.all': 'All screens',
  'visibility.screens.mixed': 'The blocks differ',
  'visibility.hide.phone': 'Hide on phones',
  'visibility.hide.desktop': 'Hide on tablets and desktops',
  'visibility.readers': 'Show to',
  'visibility.readers.anonymous': 'Anonymous readers',
  'visibility.readers.registered': 'Logged-in readers without a subscription',
  'visibility.readers.subscribed': 'Subscribers',
  'visibility.readers.hint':
    'The page contains the block for everybody, so put nothing secret here. Without script, readers see what anonymous readers see.',
  'visibility.readers.script':
    'Needs script: the header of the page asks whether a logged-in reader subscribes. Until that is known, the block is hidden.',
  'visibility.readers.one': 'Choose at least one kind of reader.',
  'visibility.notOn.phone': 'Not on phones',
  'visibility.notOn.desktop': 'Only on phones',
  'visibility.only': 'For: {readers}',
  'visibility.from': 'From {moment}',
  'visibility.until': 'Until {moment}',
} as const;
