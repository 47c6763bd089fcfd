import { defineBlock } from '@broadsheet/block-kit';
import { ConsentBar } from './ConsentBar.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'consent',
  title: 'Privacy choices',
  description: 'Consent',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'consent' },
  Component: ConsentBar,
});
