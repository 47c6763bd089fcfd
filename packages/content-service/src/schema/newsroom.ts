import {
  boolean,
  closed,
  constant,
  dateTime,
  integer,
  listOf,
  matching,
  open,
  openObject,
  ref,
  text,
} from '@broadsheet/service-kit/json';
import type { Schema } from '@broadsheet/service-kit/json';

const event = {
  additional_properties: openObject,
  status: matching('^([a-z]|[ ])*$'),
  time: dateTime,
  user_id: text,
  note: text,
};
const platformEvent = closed(event);
const publicationEvent = closed({ ...event, edition_id: text, edition_time: dateTime });
const count = integer;

/** The schemas of the newsroom's work on a document: planning, pitches, revisions, editions. Readers never see them. */
export const newsroom: Readonly<Record<string, Schema>> = {
  planning: closed({
    additional_properties: openObject,
    websked_sort_date: dateTime,
    deadline_miss: integer,
    internal_note: text,
    budget_line: text,
    scheduling: closed({
      planned_publish_date: dateTime,
      scheduled_publish_date: dateTime,
      will_have_gallery: boolean,
      will_have_graphic: boolean,
      will_have_image: boolean,
      will_have_video: boolean,
    }),
    story_length: closed({
      word_count_planned: count,
      word_count_actual: count,
      inch_count_planned: count,
      inch_count_actual: count,
      line_count_planned: count,
      line_count_actual: count,
      character_count_planned: count,
      character_count_actual: count,
      character_encoding: text,
    }),
  }),
  pitches: closed({
    additional_properties: openObject,
    platform: listOf(
      closed({
        additional_properties: openObject,
        platform_path: text,
        creation_event: platformEvent,
        latest_event: platformEvent,
      }),
    ),
    publication: listOf(
      closed({
        additional_properties: openObject,
        publication_id: text,
        creation_event: publicationEvent,
        latest_event: publicationEvent,
      }),
    ),
  }),
  workflow: closed({
    additional_properties: openObject,
    status_code: { type: 'integer', minimum: 1 },
    note: text,
  }),
  revision: closed({
    revision_id: text,
    parent_id: text,
    branch: text,
    editions: listOf(text),
    user_id: text,
    published: boolean,
    additional_properties: openObject,
  }),
  edition: {
    additionalProperties: false,
    properties: {
      edition_name: text,
      edition_date: dateTime,
      edition_first_publish_date: dateTime,
      edition_display_date: dateTime,
      edition_publish_date: dateTime,
      edition_published: boolean,
      edition_revision_id: text,
      additional_properties: openObject,
    },
    required: ['edition_published', 'edition_date', 'edition_name'],
  },
  publishing: closed(
    {
      has_published_edition: boolean,
      editions: {
        type: 'object',
        properties: { default: ref('edition') },
        patternProperties: { '^[a-zA-Z0-9_]*$': ref('edition') },
        required: ['default'],
      },
      scheduled_operations: closed({
        publish_edition: listOf(
          closed({
            operation: { enum: ['publish_edition'] },
            operation_revision_id: text,
            operation_edition: text,
            operation_date: text,
            additional_properties: openObject,
          }),
        ),
        unpublish_edition: listOf(
          closed({
            operation: { enum: ['unpublish_edition'] },
            operation_edition: text,
            operation_date: text,
            additional_properties: openObject,
          }),
        ),
      }),
      additional_properties: openObject,
    },
    ['has_published_edition'],
  ),
  comments: open({
    comments_period: integer,
    allow_comments: boolean,
    display_comments: boolean,
    moderation_required: boolean,
    additional_properties: openObject,
  }),
  variations: closed({
    additional_properties: openObject,
    content_zone_ids: listOf(text, { maxItems: 10 }),
    variants: listOf(ref('variant')),
  }),
  variant: closed(
    {
      _id: text,
      additional_properties: openObject,
      content: ref('story'),
      created_date: dateTime,
      last_updated_date: dateTime,
      name: { type: 'string', maxLength: 256 },
      publish_date: dateTime,
      published: boolean,
      type: constant('variant'),
      websites: listOf(text, { maxItems: 50 }),
    },
    ['type'],
  ),
};
