import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { LoginLinks } from './LoginLinks.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'login-links',
  title: 'Login links',
  description: 'The ways from one identity page to the others',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: LoginLinks,
});
