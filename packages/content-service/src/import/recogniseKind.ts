import { isJsonList, isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { DOCUMENT_TYPES, getDocumentType } from '../schema/validateDocument.ts';
import type { DocumentType } from '../schema/validateDocument.ts';
import type { RegisteredDocuments } from './RegisteredDocuments.ts';

/** The kind of a JSON document, recognised by its shape. */
export type Recognised =
  | { readonly kind: 'document'; readonly type: Exclude<DocumentType, 'author' | 'tag'> }
  | { readonly kind: 'author' | 'tag' | 'navigation' | 'site' | 'theme' }
  | { readonly kind: 'page' | 'redirects' }
  | { readonly kind: 'sales'; readonly type: string; readonly idMember: string }
  | { readonly kind: 'unknown'; readonly path: string; readonly reason: string };

type Unknown = Extract<Recognised, { readonly kind: 'unknown' }>;

const unknown = (path: string, reason: string): Unknown => ({ kind: 'unknown', path, reason });

export const NO_OBJECT = unknown('$', 'a document must be a JSON object');

const AUTHOR_MEMBERS = [
  'byline',
  'bio',
  'longBio',
  'firstName',
  'first_name',
  'lastName',
  'last_name',
  'books',
];

/** Returns whether a value is a node of a navigation, as site services list them. */
export function isNavigationNode(value: Json | undefined): boolean {
  if (!isJsonObject(value) || value.type !== undefined) return false;
  const isNamed = textAt(value, '_id') !== undefined || textAt(value, 'url') !== undefined;
  return isNamed && (textAt(value, 'node_type') !== undefined || isJsonList(value.children));
}

function isTree(value: JsonObject): boolean {
  const children = value.children;
  if (!isJsonList(children)) return false;
  return (
    textAt(value, 'hierarchy') !== undefined || textAt(value, '_id') !== undefined || children.some(isLink)
  );
}

const isLink = (node: Json): boolean =>
  textAt(node, '_id') !== undefined || textAt(node, 'url') !== undefined;

function recogniseUntyped(value: JsonObject): Recognised {
  if (isTree(value)) return { kind: 'navigation' };
  if (textAt(value, 'websiteName') !== undefined) return { kind: 'site' };
  if (isJsonObject(value.colours) || isJsonObject(value.measures)) return { kind: 'theme' };
  if (textAt(value, 'text') !== undefined) return { kind: 'tag' };
  const isNamed = textAt(value, 'name') !== undefined || textAt(value, 'byline') !== undefined;
  if (isNamed && AUTHOR_MEMBERS.some((member) => Object.hasOwn(value, member))) return { kind: 'author' };
  // The form of the tag service.
  if (textAt(value, 'name') !== undefined && textAt(value, 'slug') !== undefined) return { kind: 'tag' };
  return unknown(
    '$',
    'nothing tells what this is: a document has a "type", a navigation "children", an author "name" and "byline" or "bio", a tag "text" or "slug" and "name", a site "websiteName", a theme "colours" or "measures", a page "schemaVersion", "match" and "areas", a list of redirects "redirects"',
  );
}

/**
 * Recognises the kind of a JSON document: content, navigation, site properties, theme, page, redirects or sales.
 *
 * @param registered the documents of another service, which are recognised by their type
 */
export function recogniseKind(value: Json, registered?: RegisteredDocuments): Recognised {
  if (!isJsonObject(value)) return NO_OBJECT;
  if (['schemaVersion', 'match', 'areas'].every((key) => Object.hasOwn(value, key))) return { kind: 'page' };
  if (isJsonList(value.redirects) && value.type === undefined) return { kind: 'redirects' };
  if (isJsonList(value.children) && textAt(value, 'hierarchy') !== undefined) return { kind: 'navigation' };
  const type = getDocumentType(value);
  if (type === 'author' || type === 'tag') return { kind: type };
  if (type !== undefined) return { kind: 'document', type };
  if (value.type === undefined) return recogniseUntyped(value);
  const idMembers = registered?.idMembers ?? {};
  const named = textAt(value, 'type') ?? '';
  const idMember = Object.hasOwn(idMembers, named) ? idMembers[named] : undefined;
  if (idMember !== undefined) return { kind: 'sales', type: named, idMember };
  return unknown(
    '$.type',
    `the type ${JSON.stringify(value.type)} cannot be imported; the types are: ${[...DOCUMENT_TYPES, ...Object.keys(idMembers)].join(', ')}`,
  );
}
