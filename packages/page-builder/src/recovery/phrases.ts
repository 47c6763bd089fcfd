/** The texts about work that closed windows have left in the browser. */
export const phrases = {
  'left.text': 'Unsaved changes of {moment} from a closed window are kept in this browser only.',
  'left.take': 'Recover',
  'left.drop': 'Discard',
  'left.dropSure': 'Discard for good',
  'left.keep': 'Keep',
  'left.taken': 'The changes of {moment} were recovered.',
  'left.dropped': 'The changes of {moment} were discarded.',
  'left.wait': 'Not recovered: your current changes are not saved yet. Try again once they are.',
} as const;
