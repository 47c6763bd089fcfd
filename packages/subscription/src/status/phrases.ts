export const phrases = {
  'sub.m.active': 'Active',
  'sub.m.canceled': 'Canceled',
  'sub.m.terminated': 'Terminated',
} as const;
