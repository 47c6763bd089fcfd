import { isJsonList, isJsonObject, objectAt, omit, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';
import { validateDocument } from '../schema/validateDocument.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { collectImages } from './collectImages.ts';
import type { IncomingDocument } from './IncomingDocument.ts';
import { prepareDocument } from './prepareDocument.ts';
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
  /** The documents of another service, which sanitises them. */
  readonly registered?: RegisteredDocuments | undefined;
}

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
  incoming: Exclude<IncomingDocument, { readonly kind: 'page' | 'redirects' | 'sales' }>,
): readonly DocumentProblem[] {
  const { body } = incoming;
  switch (incoming.kind) {
    case 'document':
      return validateDocument(incoming.type, body);
    case 'author':
    case 'tag':
      return validateDocument(incoming.kind, body);
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
  incoming: IncomingDocument,
  { problems, isStrict }: { readonly problems: readonly DocumentProblem[]; readonly isStrict: boolean },
): readonly DocumentProblem[] {
  const { body } = incoming;
  const errors = problems.filter(({ isWarning }) => isWarning !== true);
  switch (incoming.kind) {
    case 'document':
    case 'author':
    case 'tag': {
      if (isStrict) return problems;
      const needed = NEEDED[incoming.kind === 'document' ? incoming.type : incoming.kind] ?? [];
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

/** Moves `ansImage` to `image`: the author service returns the image object as `ansImage`, and its URL as `image`. */
function withImage(author: JsonObject): JsonObject {
  const image = objectAt(author, 'ansImage');
  return image === undefined ? author : { ...omit(author, 'ansImage'), image };
}

/** Converts a checked document to the record to store. @param body its JSON as it is stored, with the images located */
export function prepareRecord(
  incoming: IncomingDocument,
  body: JsonObject,
  { site: current, hash, registered }: PrepareContext,
): ContentRecord {
  const { site } = incoming;
  switch (incoming.kind) {
    case 'document':
      return prepareDocument(incoming.type, body, { id: incoming.id, site: current, hash });
    case 'author': {
      const { id, slug } = incoming;
      const author = withImage(body);
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
      const { slug } = incoming;
      return { kind: 'tag', slug, body: { ...body, slug }, hash };
    }
    case 'navigation':
      return { kind: 'navigation', site, hierarchy: incoming.hierarchy, body, hash };
    case 'site':
    case 'theme':
      return { kind: incoming.kind, site, body, hash };
    case 'redirects':
    case 'page':
      return { kind: incoming.kind, site, id: incoming.id, body, hash };
    case 'sales': {
      const { type, id } = incoming;
      return { kind: 'sales', site, type, id, body: registered?.sanitise(body) ?? body, hash };
    }
  }
}
