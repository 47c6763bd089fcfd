import { sanitiseInline } from '@broadsheet/sanitiser';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** The members in which a publisher may write inline HTML; all others are plain text. */
const HTML_MEMBERS = ['pageTitle', 'pageSubTitle', 'value'] as const;

function sanitiseMembers(object: JsonObject): JsonObject {
  const clean = HTML_MEMBERS.flatMap((name): readonly (readonly [string, Json])[] => {
    const html = textAt(object, name);
    return html === undefined ? [] : [[name, sanitiseInline(html, { links: true })]];
  });
  return { ...object, ...Object.fromEntries(clean) };
}

/** Returns a document with its inline HTML sanitised. */
export function sanitiseSalesDocument(document: JsonObject): JsonObject {
  const clean = sanitiseMembers(document);
  if (document.attributes === undefined) return clean;
  const attributes = listAt(document, 'attributes');
  return {
    ...clean,
    attributes: attributes.map((each) => (isJsonObject(each) ? sanitiseMembers(each) : each)),
  };
}
