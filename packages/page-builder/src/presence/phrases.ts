/** Texts about who else is there. */
export const phrases = {
  'presence.label': 'Also on this page',
  'presence.works': '{name} is working on “{block}”',
  'presence.looks': '{name} has this page open',
  'presence.you': 'You, in another tab',
} as const;
