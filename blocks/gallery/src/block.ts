import { defineBlock } from '@broadsheet/block-kit';
import { galleryAd, galleryPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { Gallery } from './Gallery.tsx';
import { galleryRequest } from './galleryRequest.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'gallery',
  title: 'Gallery',
  description: 'Pictures of a gallery, one at a time',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: galleryPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  content: (values) => [galleryRequest(values)].filter((request) => request !== undefined),
  storyKinds: ['gallery'],
  ads: { brings: [galleryAd] },
  leadsPage: () => true,
  Component: Gallery,
});
