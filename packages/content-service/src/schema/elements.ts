import {
  anything,
  boolean,
  closed,
  constant,
  integer,
  listOf,
  matching,
  number,
  open,
  openObject,
  ref,
  text,
} from '@broadsheet/service-kit/json';
import type { Schema } from '@broadsheet/service-kit/json';

const element = {
  _id: text,
  subtype: text,
  channels: listOf(text),
  alignment: constant('left', 'right', 'center'),
  additional_properties: openObject,
};
const shortText: Schema = { type: 'string', minLength: 1 };
const voiceOptions = open({ enabled: boolean, voice: text }, ['enabled']);

/**
 * The schemas of the parts of a document: body elements, streams, places. Body elements are open: one of an unknown type is
 * stored, and pages do not render it.
 */
export const elements: Readonly<Record<string, Schema>> = {
  contentElement: open(
    {
      type: text,
      ...element,
      gallery_properties: openObject,
      block_properties: { properties: { dropcap: { enum: ['letter'] } } },
    },
    ['type'],
  ),
  contentElements: listOf(ref('contentElement')),
  correction: closed({ type: constant('correction'), ...element, correction_type: text, text }, [
    'type',
    'text',
  ]),
  rawHtml: closed({ type: { enum: ['raw_html'] }, ...element, content: text }, ['type', 'content']),
  customEmbed: closed(
    {
      type: constant('custom_embed'),
      ...element,
      embed: closed(
        {
          id: { ...shortText, maxLength: 128 },
          url: { ...shortText, maxLength: 512 },
          config: {
            ...closed({ referent: { not: {} }, type: { not: {} }, version: { not: {} } }),
            patternProperties: { '^([a-zA-Z0-9_])*$': anything },
          },
        },
        ['id', 'url'],
      ),
    },
    ['type', 'embed'],
  ),
  videoStream: open({
    height: number,
    width: number,
    filesize: number,
    audio_codec: text,
    video_codec: text,
    stream_type: text,
    url: text,
    bitrate: number,
    provider: text,
  }),
  videoSubtitles: open({
    confidence: number,
    urls: listOf({ properties: { format: text, url: text } }),
  }),
  audioStream: open(
    {
      filesize: number,
      audio_codec: text,
      stream_type: text,
      url: { type: 'string', format: 'uri' },
      bitrate: number,
    },
    ['url'],
  ),
  voiceTranscripts: listOf(
    open(
      {
        _id: text,
        type: constant('voice_transcript'),
        subtype: text,
        options: voiceOptions,
        options_used: voiceOptions,
        output: ref('audio'),
      },
      ['options'],
    ),
    { minItems: 1 },
  ),
  address: {
    ...closed({
      post_office_box: text,
      extended_address: text,
      street_address: text,
      locality: text,
      region: text,
      postal_code: text,
      country_name: text,
      additional_properties: openObject,
    }),
    dependencies: { post_office_box: ['street_address'], extended_address: ['street_address'] },
  },
  geo: open({ latitude: number, longitude: number }),
  focalPoint: open({ x: number, y: number }, ['x', 'y']),
  // A published token is 64 word characters; the platform's own resizer signs in 43 of base64url.
  auth: {
    type: 'object',
    patternProperties: { '^\\d+$': matching('^(\\w{64}|[\\w-]{43})$') },
    additionalProperties: false,
  },
  pixels: integer,
};
