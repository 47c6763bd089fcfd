export { AdTaboola } from './AdTaboola.tsx';
export type { AdTaboolaProps } from './AdTaboola.tsx';
export { phraseBook as adTaboolaPhrases } from './locales.ts';
