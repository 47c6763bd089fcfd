export const phrases = {
  'subscription-profile-management.soon': 'More soon',
} as const;
