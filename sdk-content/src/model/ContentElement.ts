import {
  anything,
  boolean,
  either,
  isRecord,
  later,
  list,
  number,
  record,
  text,
} from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';

/**
 * An element of a story's body, with the fields of all element types of ANS 0.10.12: `type` determines which of them apply.
 * `raw` is the unparsed element; media elements are parsed from it again, by `parseImage` or `parseStory`.
 */
export interface ContentElement extends Parsed<typeof parseElementFields> {
  readonly type: string;
  readonly raw: Readonly<Record<string, unknown>>;
  readonly content_elements?: readonly ContentElement[];
  readonly items?: readonly ContentElement[];
}

const cell = either(record({ type: text, content: text }), (input) =>
  typeof input === 'string' ? { content: input } : undefined,
);
const row = either(list(cell), (input) => (isRecord(input) ? list(cell)(input['cells']) : undefined));

const parseElementFields = record({
  _id: text,
  subtype: text,
  content: text,
  text: text,
  url: text,
  language: text,
  level: number,
  alignment: text,
  list_type: text,
  correction_type: text,
  citation: record({ type: text, content: text }),
  raw_oembed: record({ html: text, type: text, title: text, provider_name: text, url: text }),
  referent: record({ id: text, type: text }),
  header: row,
  rows: list(row),
  title: text,
  score: number,
  rating: number,
  max: number,
  min: number,
  unit: text,
  units: text,
  numeric_rating: number,
  endorsement: text,
  embed: record({ id: text, url: text, config: anything }),
  source_url: text,
  mimetype: text,
  streams: list(record({ url: text, stream_type: text })),
  additional_properties: record({ openInNewTab: boolean, link: text, id: text, linked_genre: text }),
});

const parseElements = list(later(() => parseContentElement));

export const parseContentElement: Parser<ContentElement> = (input) => {
  if (!isRecord(input)) return undefined;
  const type = text(input['type']);
  const fields = parseElementFields(input);
  if (type === undefined || fields === undefined) return undefined;
  const children = parseElements(input['content_elements']);
  const items = parseElements(input['items']);
  return {
    ...fields,
    type,
    raw: input,
    ...(children && { content_elements: children }),
    ...(items && { items }),
  };
};
