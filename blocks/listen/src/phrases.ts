export const phrases = {
  'listen.player': 'Listen to this story',
  'listen.start': 'Listen to this story',
  'listen.pause': 'Pause',
  'listen.resume': 'Go on listening',
  'listen.back': 'Back one paragraph',
  'listen.forward': 'Forward one paragraph',
  'listen.stop': 'Stop listening',
  'listen.speed': 'Speed',
  'listen.rate': '{rate}×',
  'listen.noVoice': 'This device has no voice for the language of this story.',
  'listen.failed': 'The voice of this device does not answer. Please try again.',
} as const;
