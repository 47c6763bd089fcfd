/** The texts of the future preview. */
export const phrases = {
  'ahead.title': 'Future preview',
  'ahead.about':
    'A page as readers will see it at a given time: with what is scheduled until then, and with stories whose embargo has ended. Drafts that are not scheduled are not included.',
  'ahead.path': 'Address',
  'ahead.path.problem': 'An address starts with a slash, such as /news/.',
  'ahead.day': 'Day',
  'ahead.time': 'Time (hh:mm)',
  'ahead.moment.problem': 'Enter a day and a time such as 06:00.',
  'ahead.zone': 'Times are in {zone}.',
  'ahead.pick': 'Pages …',
  'ahead.show': 'Show',
  'ahead.widths': 'Screen',
  'ahead.phone': 'Phone',
  'ahead.tablet': 'Tablet',
  'ahead.desktop': 'Desktop',
  'ahead.loading': 'Loading the page …',
  'ahead.unreached': 'The page could not be loaded. Check the connection and try again.',
  'ahead.led': 'Readers will be redirected from {from} to {to}.',
  'ahead.frame': '{path} on {moment}',
  'ahead.shown': '{path} is shown as it will be on {moment}.',
} as const;
