/** The texts about other editors on the page. */
export const phrases = {
  'presence.label': 'Also on this page',
  'presence.works': '{name} is working on “{block}”',
  'presence.looks': '{name} has this page open',
  'presence.youLook': 'You have this page open in another tab',
  'presence.youWork': 'You are working on “{block}” in another tab',
} as const;
