export const phrases = {
  'save.button': 'Save for later',
  'save.saved': 'Saved.',
  'save.local': 'Saved in this browser. Log in to have it on every device.',
  'save.removed': 'No longer saved.',
  'save.list': 'Your saved stories',
} as const;
