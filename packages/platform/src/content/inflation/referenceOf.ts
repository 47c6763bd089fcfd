import { objectAt, textAt } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';

/** What a reference points at. Sections belong to a site; an absent one means the site that is asked. */
export type Referent =
  | { readonly kind: 'document' | 'author'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string; readonly site: string };

/** A reference or promo reference that stands in a document. */
export interface Reference {
  readonly referent: Referent;
  /** What this place says otherwise than the referent. */
  readonly overrides: JsonObject;
  /** The reference object itself. */
  readonly element: JsonObject;
}

/** Reads a reference; undefined for anything else. */
export function referenceOf(object: JsonObject, site: string): Reference | undefined {
  const type = textAt(object, 'type');
  if (type !== 'reference' && type !== 'promo_reference') return undefined;
  const referent = objectAt(object, 'referent');
  const id = textAt(referent, 'id');
  if (id === undefined) return undefined;
  const overrides = objectAt(referent, 'referent_properties') ?? {};
  const kind = textAt(referent, 'type');
  if (kind === 'section') {
    return { referent: { kind, id, site: textAt(referent, 'website') ?? site }, overrides, element: object };
  }
  return { referent: { kind: kind === 'author' ? 'author' : 'document', id }, overrides, element: object };
}

/** Whether an object asks to be replaced, readable or not. */
export function isReference(value: Json): boolean {
  const type = textAt(value, 'type');
  return type === 'reference' || type === 'promo_reference';
}

/** The same text for the same referent. */
export function referentKey(referent: Referent): string {
  return referent.kind === 'section'
    ? `section ${referent.site} ${referent.id}`
    : `${referent.kind} ${referent.id}`;
}
