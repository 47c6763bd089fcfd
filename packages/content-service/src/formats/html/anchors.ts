/**
 * The ids of a body. A page keeps an id only if it cannot be mistaken for one of its own: an id with a hyphen. All others get
 * a form with one, and so do the links that lead to them.
 */
import { safeId } from '@broadsheet/client-core';
import { stableId } from '../../import/prepareDocument.ts';
import type { Conversion } from './HtmlContext.ts';
import { getAttribute } from './nodes.ts';
import type { Element } from './nodes.ts';

/** Characters of a hash that stand for an id in scripts that ids are not written in. */
const HASH = 10;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the form of an id that pages keep; the same for the same id. */
export function toAnchorId(id: string): string {
  const given = decode(id);
  const kept = safeId(given);
  if (kept !== undefined) return kept;
  const plain = safeId(`part-${given.replace(/[:.-]+/g, '-').replace(/^-|-$/g, '')}`);
  return plain ?? `part-${stableId(given).slice(0, HASH).toLowerCase()}`;
}

/** Returns the id that links lead to, if the element has one and some link does. */
export function getTarget(element: Element, { targets }: Conversion): string | undefined {
  if (targets.size === 0) return undefined;
  const id =
    getAttribute(element, 'id') ?? (element.name === 'a' ? getAttribute(element, 'name') : undefined);
  return id !== undefined && targets.has(id) ? toAnchorId(id) : undefined;
}

/** Adds the id of an element without an element here, for the next paragraph. */
export function passAnchor(element: Element, context: Conversion): void {
  const id = getTarget(element, context);
  if (id !== undefined) context.anchors.push(id);
}

/** Puts the ids that wait before a text. */
export function withAnchors(html: string, { anchors }: Conversion): string {
  const marks = anchors.splice(0).map((id) => `<span id="${id}"></span>`);
  return marks.join('') + html;
}

/** Returns the ids that links of some HTML lead to, in that HTML. */
export function findTargets(html: string): ReadonlySet<string> {
  const ids = [...html.matchAll(/\bhref\s*=\s*["']?[^"'\s>#]{0,2000}#([^"'\s>]{1,300})/gi)].map(
    ([, id = '']) => id,
  );
  return new Set(ids.flatMap((id) => [id, decode(id)]));
}
