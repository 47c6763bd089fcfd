import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { HeaderAccount } from './HeaderAccount.tsx';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

const name = 'header-account-action';

export const block = defineBlock({
  name,
  title: 'Account in the header',
  description: 'Log in, sign up, or the account of the reader, in the navigation bar',
  group: 'Readers',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'island', name, when: 'load', probe: name, wakesOnTouch: false },
  Component: HeaderAccount,
});
