import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { galleryPhrases } from '@broadsheet/story';
import { ArticleBody } from './ArticleBody.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';

export const block = defineBlock({
  name: 'article-body',
  title: 'Article body',
  group: 'Story',
  kind: 'chain',
  fields,
  phrases: mergePhraseBooks(galleryPhrases, phraseBook),
  hydrate: { mode: 'never' },
  holdsStory: ['story', 'video'],
  Component: ArticleBody,
});
