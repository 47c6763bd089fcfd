export const phrases = { 'bio.connect': 'Get in touch' } as const;
