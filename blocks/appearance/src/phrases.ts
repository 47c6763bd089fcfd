export const phrases = {
  'appearance.title': 'Appearance',
  'appearance.theme': 'Colours',
  'appearance.system': 'As the system',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',
  'appearance.text': 'Text size',
  'appearance.normal': 'Normal',
  'appearance.large': 'Large',
  'appearance.larger': 'Larger',
  'appearance.spacing': 'Spacing',
  'appearance.wide': 'Wide, easier to read for many with dyslexia',
} as const;
