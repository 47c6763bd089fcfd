import { defineBlock } from '@broadsheet/block-kit';
import { signingRequests } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { Hero } from './Hero.tsx';
import { heroImages } from './heroImages.ts';
import { renamePictures } from './renamePictures.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'hero',
  title: 'Hero',
  description: 'A large picture with headline, text and buttons',
  group: 'Promos',
  kind: 'feature',
  fields,
  stored: { version: 2, migrate: [renamePictures] },
  translations: [translations],
  hydrate: { mode: 'never' },
  content(values, scope) {
    const { desktop, mobile } = heroImages(values);
    const images = desktop.url === mobile.url ? [desktop] : [desktop, mobile];
    return images.flatMap((image) => signingRequests(image, scope));
  },
  leadsPage: () => true,
  Component: Hero,
});
