import { objectAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** The target of a reference. A section belongs to a site. */
export type Referent =
  | { readonly kind: 'document' | 'author'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string; readonly site: string };

/** A reference or promo reference in a document. */
export interface Reference {
  readonly referent: Referent;
  /** The members that override those of the referent in this place. */
  readonly overrides: JsonObject;
  /** The reference object itself. */
  readonly element: JsonObject;
}

/** Reads a reference; undefined for anything else. @param site the site of a section whose reference names none */
export function readReference(object: JsonObject, site: string): Reference | undefined {
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

/** Returns whether a value is a reference, even one that `readReference` cannot read. */
export function isReference(value: Json): boolean {
  const type = textAt(value, 'type');
  return type === 'reference' || type === 'promo_reference';
}

/** Returns a key that is unique to a referent. */
export function referentKey(referent: Referent): string {
  return referent.kind === 'section'
    ? `section ${referent.site} ${referent.id}`
    : `${referent.kind} ${referent.id}`;
}
