import {
  boolean,
  closed,
  constant,
  dateTime,
  listOf,
  matching,
  number,
  open,
  openObject,
  ref,
  text,
} from '@broadsheet/service-kit/json';
import type { Schema } from '@broadsheet/service-kit/json';

const identified = { _id: text, version: ref('version') };

/** The properties of every kind of content, audio and images included. */
const common = {
  ...identified,
  subtype: text,
  channels: listOf(text),
  alignment: constant('left', 'right', 'center'),
  language: text,
  copyright: text,
  canonical_url: text,
  short_url: text,
  created_date: dateTime,
  last_updated_date: dateTime,
  publish_date: dateTime,
  first_publish_date: dateTime,
  display_date: dateTime,
  location: text,
  geo: ref('geo'),
  address: ref('address'),
  editor_note: text,
  status: text,
  headlines: ref('texts'),
  subheadlines: ref('texts'),
  description: ref('texts'),
  credits: ref('credits'),
  vanity_credits: ref('credits'),
  taxonomy: ref('taxonomy'),
  promo_items: ref('promoItems'),
  related_content: ref('relatedContent'),
  owner: ref('owner'),
  planning: ref('planning'),
  workflow: ref('workflow'),
  pitches: ref('pitches'),
  revision: ref('revision'),
  syndication: ref('syndication'),
  source: ref('source'),
  distributor: ref('distributor'),
  tracking: openObject,
  comments: ref('comments'),
  label: ref('label'),
  slug: text,
  content_restrictions: ref('contentRestrictions'),
  additional_properties: openObject,
};
const aliased = { content_aliases: listOf(matching('^([a-z])([a-z0-9-])*$')) };
const contributed = { contributors: ref('contributors') };
const circulated = { canonical_website: text, website: text, website_url: text, websites: ref('websites') };
const corrected = { corrections: listOf(ref('correction')) };
const bodied = { content_elements: ref('contentElements') };

function documentSchema(type: string, properties: Readonly<Record<string, Schema>>): Schema {
  return closed({ type: constant(type), ...properties }, ['type', 'version']);
}

/** The schemas of the document types (ANS 0.10), except authors and tags. */
export const documents: Readonly<Record<string, Schema>> = {
  content: open({ type: text, ...common, ...aliased, ...contributed }, ['type', 'version']),
  story: documentSchema('story', {
    ...common,
    ...aliased,
    ...contributed,
    ...circulated,
    ...corrected,
    ...bodied,
    // The URL to which readers of a moved story are redirected.
    redirect_url: text,
    canonical_url_external: matching('^https?:\\/\\/[^\\s]*$'),
    rendering_guides: ref('renderingGuides'),
    publishing: ref('publishing'),
    variations: ref('variations'),
    voice_transcripts: ref('voiceTranscripts'),
  }),
  gallery: documentSchema('gallery', { ...common, ...aliased, ...contributed, ...circulated, ...bodied }),
  video: documentSchema('video', {
    ...common,
    ...aliased,
    ...contributed,
    ...circulated,
    ...corrected,
    duration: number,
    transcript: text,
    rating: text,
    video_type: text,
    youtube_content_id: text,
    streams: listOf(ref('videoStream')),
    subtitles: ref('videoSubtitles'),
    promo_image: ref('image'),
    embed_html: text,
  }),
  image: documentSchema('image', {
    ...common,
    ...contributed,
    image_type: text,
    alt_text: text,
    focal_point: ref('focalPoint'),
    auth: ref('auth'),
    seo_filename: text,
    subtitle: text,
    caption: text,
    url: text,
    width: ref('pixels'),
    height: ref('pixels'),
    licensable: boolean,
  }),
  audio: {
    ...documentSchema('audio', {
      ...common,
      ...aliased,
      source_url: text,
      mimetype: text,
      autoplay: boolean,
      controls: boolean,
      loop: boolean,
      preload: boolean,
      streams: listOf(ref('audioStream'), { minItems: 1 }),
    }),
    oneOf: [{ required: ['streams'] }, { required: ['source_url'] }],
  },
  collection: documentSchema('collection', {
    ...common,
    ...aliased,
    ...circulated,
    ...corrected,
    ...bodied,
    publishing: ref('publishing'),
    dynamic_items: ref('dynamicItems'),
  }),
  redirect: closed(
    {
      type: constant('redirect'),
      ...identified,
      owner: ref('owner'),
      revision: ref('revision'),
      canonical_url: text,
      redirect_url: text,
    },
    ['type', 'version', 'canonical_url', 'redirect_url'],
  ),
};
