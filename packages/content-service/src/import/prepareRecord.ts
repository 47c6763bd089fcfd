import { isJsonList, isJsonObject, objectAt, omit, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';
import { validateDocument } from '../schema/validateDocument.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { collectImages } from './collectImages.ts';
import { prepareDocument, stableId } from './prepareDocument.ts';
import type { Recognised } from './recogniseKind.ts';
import type { RegisteredDocuments } from './RegisteredDocuments.ts';

/**
 * Checks a page document and returns its problems; empty when it is valid.
 *
 * @param stored the page documents of its site that are stored already, which may include an earlier state of this one
 */
export type CheckPage = (
  page: Readonly<Record<string, unknown>>,
  stored: readonly unknown[],
) => readonly DocumentProblem[];

export interface PrepareContext {
  /** The current site. */
  readonly site: string;
  /** The hash of the source: its text and images. */
  readonly hash: string;
  /** The place in the import, from which an id is derived when a document has neither an id nor a URL. */
  readonly origin: string;
  /** The documents of another service, which sanitises them. */
  readonly registered?: RegisteredDocuments | undefined;
}

type Known = Exclude<Recognised, { readonly kind: 'unknown' }>;

function navigationProblems(node: Json, path = '$'): readonly DocumentProblem[] {
  if (!isJsonObject(node)) return [{ path, reason: 'a navigation node must be a JSON object' }];
  const children = valueAt(node, 'children') ?? [];
  if (!isJsonList(children))
    return [{ path: `${path}.children`, reason: 'the children of a node must be a list' }];
  const isNamed = textAt(node, '_id') !== undefined;
  const isLink = textAt(node, 'node_type') === 'link' && textAt(node, 'url') !== undefined;
  return [
    ...(isNamed || isLink ? [] : [{ path: `${path}._id`, reason: 'a navigation node needs an "_id"' }]),
    ...children.flatMap((child, index) => navigationProblems(child, `${path}.children[${index}]`)),
  ];
}

/** Returns the problems of a recognised document; empty when it can be stored. */
export function findProblems(
  known: Exclude<Known, { readonly kind: 'page' | 'redirects' | 'sales' }>,
  body: JsonObject,
): readonly DocumentProblem[] {
  switch (known.kind) {
    case 'document':
      return validateDocument(known.type, body);
    case 'author':
    case 'tag':
      return validateDocument(known.kind, body);
    case 'navigation':
      return navigationProblems(body);
    case 'site':
    case 'theme':
      return [];
  }
}

/** The members without which nobody can tell what a document is or where it lives. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  author: ['name'],
  tag: ['text'],
  redirect: ['canonical_url', 'redirect_url'],
};

/**
 * Returns the problems of a document for which it is refused: all where the import is strict. Otherwise it is kept with
 * them: blocks and feeds read what they understand of it.
 */
export function findRefusals(
  known: Known,
  body: JsonObject,
  { problems, isStrict }: { readonly problems: readonly DocumentProblem[]; readonly isStrict: boolean },
): readonly DocumentProblem[] {
  const errors = problems.filter(({ isWarning }) => isWarning !== true);
  switch (known.kind) {
    case 'document':
    case 'author':
    case 'tag': {
      if (isStrict) return problems;
      const needed = NEEDED[known.kind === 'document' ? known.type : known.kind] ?? [];
      return needed.every((member) => textAt(body, member) !== undefined) ? [] : errors;
    }
    case 'navigation':
    case 'site':
    case 'theme':
    case 'page':
    case 'redirects':
    case 'sales':
      return errors;
  }
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function getId(body: JsonObject, origin: string): string {
  return textAt(body, '_id') ?? stableId(textAt(body, 'canonical_url') ?? origin);
}

/** Moves `ansImage` to `image`: the author service returns the image object as `ansImage`, and its URL as `image`. */
function withImage(author: JsonObject): JsonObject {
  const image = objectAt(author, 'ansImage');
  return image === undefined ? author : { ...omit(author, 'ansImage'), image };
}

/** Converts a checked document to the record to store. */
export function prepareRecord(
  known: Known,
  body: JsonObject,
  { site, hash, origin, registered }: PrepareContext,
): ContentRecord {
  switch (known.kind) {
    case 'document':
      return prepareDocument(known.type, body, { id: getId(body, origin), site, hash });
    case 'author': {
      const author = withImage(body);
      const id = textAt(body, '_id') ?? textAt(body, 'slug') ?? toSlug(textAt(body, 'name') ?? origin);
      const slug = textAt(body, 'slug') ?? id;
      return {
        kind: 'author',
        id,
        slug,
        images: collectImages(author),
        body: { ...author, _id: id, slug },
        hash,
      };
    }
    case 'tag': {
      const slug = textAt(body, 'slug') ?? textAt(body, '_id') ?? toSlug(textAt(body, 'text') ?? origin);
      return { kind: 'tag', slug, body: { ...body, slug }, hash };
    }
    case 'navigation':
      return {
        kind: 'navigation',
        site: textAt(body, '_website') ?? site,
        hierarchy: textAt(body, 'hierarchy') ?? 'default',
        body,
        hash,
      };
    case 'site':
    case 'theme': {
      const named = textAt(body, known.kind === 'site' ? 'id' : 'site');
      return { kind: known.kind, site: named ?? site, body, hash };
    }
    case 'redirects': {
      const id = textAt(body, 'id') ?? '';
      return { kind: 'redirects', site: textAt(body, 'site') ?? site, id, body, hash };
    }
    case 'sales':
      return {
        kind: 'sales',
        site: textAt(body, 'site') ?? site,
        type: known.type,
        id: textAt(body, known.idMember) ?? '',
        body: registered === undefined ? body : registered.sanitise(body),
        hash,
      };
    case 'page': {
      const id = textAt(body, 'id') ?? textAt(body, '_id') ?? stableId(JSON.stringify(body.match ?? null));
      return { kind: 'page', site: textAt(body, 'site') ?? site, id, body, hash };
    }
  }
}
