/** The texts about work that closed windows have left in the browser. */
export const phrases = {
  'left.text':
    'Work of {moment} from a window that was closed is kept in this browser, and the server does not have it.',
  'left.take': 'Add it here',
  'left.drop': 'Throw it away',
  'left.dropSure': 'Throw it away for good',
  'left.keep': 'Keep it',
  'left.taken': 'The work of {moment} was added.',
  'left.dropped': 'The work of {moment} was thrown away.',
  'left.wait': 'It was not added, because your present work is not saved yet. Try again once it is.',
} as const;
