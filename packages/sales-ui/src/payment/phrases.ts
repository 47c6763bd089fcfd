export const phrases = {
  'sub.m.card': '{brand} ending in {last4}, valid until {exp}',
  'sub.cardEnding': '{brand} ending in {last4}',
  'sub.anyCard': 'Card',
  'sub.expires': 'valid until',
} as const;
