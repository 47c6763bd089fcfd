export const phrases = {
  'lead.fsEnter': 'Show the main picture in full screen',
  'lead.fsExit': 'Leave the full-screen view of the main picture',
} as const;
