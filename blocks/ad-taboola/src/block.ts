import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { AdTaboola } from './AdTaboola.tsx';

export const block = defineBlock({
  name: 'ad-taboola',
  title: 'Ad taboola',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  hydrate: { mode: 'never' },
  Component: AdTaboola,
});
