export const phrases = { 'mast.logoAlt': 'Site logo' } as const;
