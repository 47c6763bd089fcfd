import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { FullAuthorBio } from './FullAuthorBio.tsx';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'full-author-bio',
  title: 'Full author bio',
  description: 'An author at length',
  group: 'Section',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: FullAuthorBio,
});
