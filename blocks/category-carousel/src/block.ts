import { defineBlock } from '@broadsheet/block-kit';
import { signingRequests } from '@broadsheet/story-ui';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { fields } from './fields.ts';
import { getCategories } from './getCategories.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'category-carousel',
  title: 'Category carousel',
  description: 'Categories as linked pictures one beside another',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  content: (values, scope) =>
    getCategories(values, { isAdmin: false }).flatMap(({ image }) => signingRequests(image, scope)),
  leadsPage: () => true,
  Component: CategoryCarousel,
});
