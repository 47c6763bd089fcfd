import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { bodyPhrases, elementTranslations, galleryPhrases } from '@broadsheet/story-ui';
import { ArticleBody } from './ArticleBody.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'article-body',
  title: 'Article body',
  description: 'The text of a story, element by element, with blocks between its paragraphs',
  group: 'Story',
  kind: 'chain',
  fields,
  phrases: mergePhraseBooks(galleryPhrases, bodyPhrases),
  translations: [elementTranslations, translations],
  hydrate: { mode: 'never' },
  storyKinds: ['story', 'video'],
  leadsPage: () => true,
  Component: ArticleBody,
});
