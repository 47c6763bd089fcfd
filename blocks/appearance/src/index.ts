export { Appearance } from './Appearance.tsx';
export type { AppearanceProps } from './Appearance.tsx';
export { phraseBook as appearancePhrases } from './locales.ts';
