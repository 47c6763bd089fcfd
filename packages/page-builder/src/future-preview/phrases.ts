/** The texts of the future preview. */
export const phrases = {
  'ahead.title': 'Look ahead',
  'ahead.about':
    'A page as readers will see it at a moment: with what is scheduled until then, and with stories whose embargo is over. Drafts that are not scheduled are not in it.',
  'ahead.path': 'Address',
  'ahead.path.problem': 'An address starts with a slash, such as /news/.',
  'ahead.day': 'Day',
  'ahead.time': 'Time (hh:mm)',
  'ahead.moment.problem': 'Give a day and a time such as 06:00.',
  'ahead.zone': 'Times are those of {zone}.',
  'ahead.pick': 'Pages …',
  'ahead.show': 'Show',
  'ahead.widths': 'Screen',
  'ahead.phone': 'Phone',
  'ahead.tablet': 'Tablet',
  'ahead.desktop': 'Desktop',
  'ahead.loading': 'The page is being made …',
  'ahead.unreached': 'The page could not be loaded. Check the connection and show it once more.',
  'ahead.led': 'Readers are led from {from} to {to} then.',
  'ahead.frame': '{path} on {moment}',
  'ahead.shown': '{path} is shown as it will be on {moment}.',
} as const;
