export const phrases = {
  'sub.m.active': 'Active',
  'sub.m.canceled': 'Cancelled',
  'sub.m.terminated': 'Terminated',
} as const;
