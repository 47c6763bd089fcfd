import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { bodyPhrases, elementTranslations, galleryPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { LiveBlog } from './LiveBlog.tsx';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'live-blog',
  title: 'Live blog',
  description: 'The posts of a live blog, which grow while they are read',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(galleryPhrases, bodyPhrases, phraseBook),
  translations: [elementTranslations, translations],
  hydrate: { mode: 'enhance', name: 'live-blog', isRefetched: true },
  storyKinds: ['story'],
  leadsPage: () => true,
  Component: LiveBlog,
});
