import { defineBlock } from '@broadsheet/block-kit';
import { signingRequests } from '@broadsheet/story-ui';
import { uiPhrases } from '@broadsheet/ui';
import { fields } from './fields.ts';
import { getPanels } from './getPanels.ts';
import { QuiltedImage } from './QuiltedImage.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'quilted-image',
  title: 'Quilted image',
  description: 'Three linked pictures with text over them',
  group: 'Promos',
  kind: 'feature',
  fields,
  phrases: uiPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  content: (values, scope) =>
    getPanels(values, { isAdmin: false }).flatMap(({ image }) => signingRequests(image, scope)),
  leadsPage: () => true,
  Component: QuiltedImage,
});
