export const phrases = {
  'saved.title': 'Saved stories',
  'saved.empty': 'Nothing is saved yet. The button “Save for later” at a story puts it here.',
  'saved.local': 'These stories are saved in this browser only. Log in to have them on every device.',
  'saved.login': 'Log in',
  'saved.remove': 'Remove',
  'saved.removed': 'Removed: {headline}',
  'saved.offline': 'Your list could not be updated. It shows what this browser knows.',
  'saved.noScript': 'Saved stories need JavaScript.',
} as const;
