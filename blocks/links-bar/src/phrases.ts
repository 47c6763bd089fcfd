export const phrases = { 'links.label': 'More Links' } as const;
