/**
 * A document of an import, once it is recognised and repaired: what its kind is known by is read from it here, once, and
 * whatever follows asks this value instead of the JSON.
 */
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { stableId } from './prepareDocument.ts';
import { readMedia } from './readMedia.ts';
import type { MediaReference } from './readMedia.ts';
import type { Recognised } from './recogniseKind.ts';

type Known = Exclude<Recognised, { readonly kind: 'unknown' }>;
type DocumentKind = Extract<Known, { readonly kind: 'document' }>;

interface Incoming {
  /** The site that the document names, else the one into which it is imported. */
  readonly site: string;
  readonly body: JsonObject;
  /** What may be its pictures and other files. */
  readonly media: readonly MediaReference[];
}

export type IncomingDocument = Incoming &
  (
    | (DocumentKind & { readonly id: string })
    | { readonly kind: 'author'; readonly id: string; readonly slug: string }
    | { readonly kind: 'tag'; readonly slug: string }
    | { readonly kind: 'navigation'; readonly hierarchy: string }
    | { readonly kind: 'site' | 'theme' }
    | { readonly kind: 'page' | 'redirects'; readonly id: string }
    | { readonly kind: 'sales'; readonly type: string; readonly id: string }
  );

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The member by which a document of a kind names its site. */
const SITE_MEMBERS: Readonly<Partial<Record<Known['kind'], string>>> = {
  navigation: '_website',
  site: 'id',
  theme: 'site',
  page: 'site',
  redirects: 'site',
  sales: 'site',
};

export interface IncomingOptions {
  /** The site into which it is imported. */
  readonly site: string;
  /** The place in the import, from which an id is derived when a document has neither an id nor a URL. */
  readonly origin: string;
}

/** Reads what a recognised document is known by. */
export function toIncoming(
  known: Known,
  body: JsonObject,
  { site: current, origin }: IncomingOptions,
): IncomingDocument {
  const member = SITE_MEMBERS[known.kind];
  const site = (member === undefined ? undefined : textAt(body, member)) ?? current;
  const incoming = { site, body, media: readMedia(body) };
  const id = textAt(body, '_id');
  switch (known.kind) {
    case 'document':
      return { ...known, ...incoming, id: id ?? stableId(textAt(body, 'canonical_url') ?? origin) };
    case 'author': {
      const named = id ?? textAt(body, 'slug') ?? toSlug(textAt(body, 'name') ?? origin);
      return { kind: 'author', ...incoming, id: named, slug: textAt(body, 'slug') ?? named };
    }
    case 'tag': {
      const slug = textAt(body, 'slug') ?? id ?? toSlug(textAt(body, 'text') ?? origin);
      return { kind: 'tag', ...incoming, slug };
    }
    case 'navigation':
      return { kind: 'navigation', ...incoming, hierarchy: textAt(body, 'hierarchy') ?? 'default' };
    case 'site':
    case 'theme':
      return { kind: known.kind, ...incoming };
    case 'redirects':
      return { kind: 'redirects', ...incoming, id: textAt(body, 'id') ?? '' };
    case 'sales':
      return { kind: 'sales', ...incoming, type: known.type, id: textAt(body, known.idMember) ?? '' };
    case 'page': {
      const named = textAt(body, 'id') ?? id ?? stableId(JSON.stringify(body.match ?? null));
      return { kind: 'page', ...incoming, id: named };
    }
  }
}
