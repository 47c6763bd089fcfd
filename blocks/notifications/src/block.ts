import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { Notifications } from './Notifications.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'notifications',
  title: 'Notifications',
  description: 'A button that turns notifications of breaking news on and off',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'notifications', when: 'visible' },
  Component: Notifications,
});
