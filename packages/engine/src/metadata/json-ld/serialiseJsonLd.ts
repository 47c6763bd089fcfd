import { scriptJson } from '../../islands/scriptJson.ts';
import type { JsonLd } from './JsonLd.ts';

/** Prints JSON that is safe in a script element: no text in it can end the element or open a comment. */
export function serialiseJsonLd(object: JsonLd): string {
  return scriptJson(object);
}
