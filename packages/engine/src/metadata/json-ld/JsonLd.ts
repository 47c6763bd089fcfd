import type { JsonValue } from '@broadsheet/client-core';

/** A part of a structured-data object. Properties without a value are not written. */
export interface JsonLdNode {
  readonly [property: string]: JsonValue | undefined;
}

/** A structured-data object in the vocabulary of schema.org. */
export interface JsonLd extends JsonLdNode {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
}
