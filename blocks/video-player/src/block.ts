import { defineBlock } from '@broadsheet/block-kit';
import { galleryPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { videoRequest } from './videoRequest.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'video-player',
  stored: { formerNames: ['video-promo'] },
  title: 'Video player',
  description: 'A video with title, caption and credits',
  group: 'Story',
  kind: 'feature',
  fields,
  phrases: galleryPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  content: (values, { site }) => [videoRequest(values, site.id)].filter((request) => request !== undefined),
  storyKinds: ['video'],
  leadsPage: () => true,
  Component: VideoPlayer,
});
