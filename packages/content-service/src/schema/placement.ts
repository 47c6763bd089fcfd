import {
  boolean,
  closed,
  constant,
  dateTime,
  integer,
  listOf,
  matching,
  number,
  open,
  openObject,
  recordOf,
  ref,
  text,
} from '@broadsheet/service-kit/json';
import type { Schema } from '@broadsheet/service-kit/json';

const named = closed({ text, url: text, display: boolean, additional_properties: openObject }, ['text']);
/** A reference, or what it refers to, told apart by the type, so that only the problems of the one that is meant are told. */
const referenceOr = (inflated: Schema, reference: Schema): Schema => ({
  if: { type: 'object', properties: { type: { enum: ['reference'] } }, required: ['type'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: reference,
  else: inflated,
});
const sectionReference: Schema = {
  allOf: [ref('reference'), { properties: { referent: { properties: { type: { enum: ['section'] } } } } }],
};
const siteReference: Schema = {
  allOf: [ref('reference'), { properties: { referent: { properties: { type: { enum: ['site'] } } } } }],
};
const section = referenceOr(ref('section'), sectionReference);
const site = referenceOr(ref('site'), siteReference);
const scored = { _id: text, score: number };
const entity = closed({ ...scored, custom_id: text, label: text, type: text }, ['label']);
const classified = closed({ ...scored, classifier: text, name: text }, ['_id', 'name', 'classifier']);

/** The schemas of a document's place: sites, sections and tags, references, promo items and related content. */
export const placement: Readonly<Record<string, Schema>> = {
  version: matching('^0\\.10\\.\\d+$'),
  texts: { type: 'object', additionalProperties: text, required: ['basic'] },
  reference: closed(
    {
      type: constant('reference'),
      additional_properties: openObject,
      _id: text,
      subtype: text,
      channels: listOf(text),
      alignment: constant('left', 'right', 'center'),
      referent: {
        ...closed(
          {
            type: text,
            service: text,
            id: text,
            provider: text,
            website: text,
            referent_properties: openObject,
          },
          ['id'],
        ),
        dependencies: { website: { properties: { type: constant('section') } } },
      },
    },
    ['type', 'referent'],
  ),
  section: closed(
    {
      type: { enum: ['section'] },
      _id: text,
      _website: text,
      version: ref('version'),
      additional_properties: openObject,
      name: text,
      description: text,
      path: text,
      parent_id: text,
      parent: open({ default: text }),
      primary: boolean,
    },
    ['type', 'version', 'name'],
  ),
  site: closed(
    {
      type: { enum: ['site'] },
      _id: text,
      version: ref('version'),
      additional_properties: openObject,
      name: text,
      description: text,
      path: text,
      parent_id: text,
      primary: boolean,
    },
    ['type', 'version', 'name'],
  ),
  websites: recordOf(
    closed({ website_section: referenceOr(ref('section'), ref('reference')), website_url: text }),
  ),
  tag: closed(
    {
      _id: text,
      type: { enum: ['tag'] },
      subtype: text,
      text,
      description: text,
      additional_properties: openObject,
      slug: text,
      name: text,
    },
    ['text'],
  ),
  label: {
    type: 'object',
    additionalProperties: false,
    properties: { basic: named },
    patternProperties: { '^[a-zA-Z0-9_]*$': named },
  },
  taxonomy: closed({
    keywords: listOf(
      closed({ keyword: text, score: number, tag: text, frequency: integer }, ['keyword', 'score']),
    ),
    named_entities: listOf(closed({ ...scored, name: text, type: text }, ['_id', 'name', 'type'])),
    topics: listOf(closed({ ...scored, name: text, uid: text }, ['_id', 'score', 'uid'])),
    auxiliaries: listOf(closed({ _id: text, name: text, uid: text }, ['_id', 'uid'])),
    tags: listOf(ref('tag')),
    categories: listOf(classified),
    content_topics: listOf(closed({ ...scored, label: text }, ['_id', 'label', 'score'])),
    entities: listOf(entity),
    custom_categories: listOf(classified),
    custom_entities: listOf(entity),
    primary_site: site,
    primary_section: section,
    sites: listOf(site),
    sections: listOf(section),
    seo_keywords: listOf(text),
    stock_symbols: listOf(text),
    associated_tasks: listOf(matching('^[0-9a-fA-F]{24}$'), { maxItems: 200 }),
    additional_properties: openObject,
  }),
  promoItems: recordOf({ oneOf: [ref('content'), ref('reference'), ref('rawHtml'), ref('customEmbed')] }),
  relatedContent: {
    type: 'object',
    properties: { redirect: listOf(ref('redirect'), { maxItems: 1 }) },
    additionalProperties: listOf(ref('relatedItem')),
    patternProperties: { '^redirect$': listOf(ref('relatedItem')) },
  },
  relatedItem: { type: 'object', anyOf: [ref('content'), ref('reference'), ref('customEmbed')] },
  dynamicItems: open({ type: constant('sections', 'tags'), ids: listOf(text, { maxItems: 100 }) }),
  contentRestrictions: open({
    content_code: text,
    embargo: closed({ active: boolean, end_time: dateTime, description: text }, ['active']),
    geo: closed(
      {
        restrictions: listOf(closed({ restriction_id: text }, ['restriction_id']), {
          minItems: 1,
          maxItems: 1,
        }),
      },
      ['restrictions'],
    ),
  }),
  syndication: recordOf(boolean),
  renderingGuides: open({ preferred_method: listOf({ anyOf: [{ enum: ['website', 'native'] }, text] }) }),
};
