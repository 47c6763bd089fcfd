import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { socialPhrases } from '@broadsheet/story-ui';
import { uiPhrases } from '@broadsheet/ui';
import { AuthorBio } from './AuthorBio.tsx';
import { fields } from './fields.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'author-bio',
  title: 'Short author bio',
  description: 'Who wrote the story, in a few words each',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(uiPhrases, socialPhrases),
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: AuthorBio,
});
