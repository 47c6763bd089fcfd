import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { galleryAd, galleryPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { LeadArt } from './LeadArt.tsx';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'leadart',
  title: 'Lead art',
  description: 'What leads a story: picture, gallery, video or HTML',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(galleryPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'leadart' },
  storyKinds: ['video'],
  ads: { brings: [galleryAd] },
  leadsPage: () => true,
  Component: LeadArt,
});
