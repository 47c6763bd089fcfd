/**
 * Sanitises a whole content document, field by field.
 *
 * The traversal uses the names of fields, not schemas: stories, feeds, search answers, galleries, authors and tags contain
 * the same records at different depths. Two facts are passed down: the kind of a record of texts (`headlines.basic`), and
 * whether a value is in the items of a list or the cells of a table, where texts are escaped.
 */
import { isRecord, mapItems, mapMembers } from '@broadsheet/client-core';
import type { EmbedOptions } from '../embeds/EmbedOptions.ts';
import { sanitiseEmbed } from '../sanitiseEmbed.ts';
import { sanitiseInline } from '../sanitiseInline.ts';
import { sanitiseRawHtml } from '../sanitiseRawHtml.ts';
import { sanitiseText } from '../sanitiseText.ts';
import { placeOfField } from './fieldKinds.ts';
import type { HtmlKind, TextPlace } from './fieldKinds.ts';
import { sanitiseEscaped } from './sanitiseEscaped.ts';

const MAX_DEPTH = 60;
const MAX_PARTS = 250_000;

/** A part that was removed: nested deeper than 60 levels, beyond 250,000 parts, or contained in itself. */
export interface DroppedPart {
  readonly reason: 'too-deep' | 'too-large' | 'cyclic';
  /** The field names and list positions from the root, such as `content_elements.3.items.0`. */
  readonly path: string;
}

export interface ContentOptions extends EmbedOptions {
  /** Called for every part that is removed; the rest of the document is returned. */
  readonly onDrop?: (part: DroppedPart) => void;
}

function sanitiseAs(kind: HtmlKind, html: string, options: EmbedOptions): string {
  switch (kind) {
    case 'text':
      return sanitiseText(html);
    case 'headline':
      return sanitiseInline(html);
    case 'inline':
      return sanitiseInline(html, { links: true });
    case 'escaped':
      return sanitiseEscaped(html);
    case 'raw':
      return sanitiseRawHtml(html, options);
    case 'embed':
      return sanitiseEmbed(html, options);
  }
}

type Walk = (value: unknown, place: TextPlace) => unknown;

function createWalk(options: ContentOptions): Walk {
  const trail: string[] = [];
  const open = new Set<object>();
  let parts = 0;

  function dropReason(value: object): DroppedPart['reason'] | undefined {
    parts += 1;
    if (open.has(value)) return 'cyclic';
    if (trail.length > MAX_DEPTH) return 'too-deep';
    return parts > MAX_PARTS ? 'too-large' : undefined;
  }

  function step(name: string, value: unknown, place: TextPlace): unknown {
    trail.push(name);
    const clean = walk(value, place);
    trail.pop();
    return clean;
  }

  function walkRecord(record: Readonly<Record<string, unknown>>, place: TextPlace): unknown {
    const type = typeof record['type'] === 'string' ? record['type'] : undefined;
    return mapMembers(record, (value, field) => step(field, value, placeOfField(type, field, place)));
  }

  function walk(value: unknown, place: TextPlace): unknown {
    if (typeof value === 'string') {
      return place.texts === undefined ? value : sanitiseAs(place.texts, value, options);
    }
    if (!Array.isArray(value) && !isRecord(value)) return value;
    const reason = dropReason(value);
    if (reason !== undefined) {
      options.onDrop?.({ reason, path: trail.join('.') });
      return undefined;
    }
    open.add(value);
    const clean = Array.isArray(value)
      ? mapItems<unknown>(value, (entry, index) => step(String(index), entry, place))
      : walkRecord(value, place);
    open.delete(value);
    return clean;
  }

  return walk;
}

/**
 * Returns a document in which every field with HTML is sanitised by its kind; plain texts, numbers and URLs are unchanged.
 * Accepts any answer of a content source. The document itself is not changed, and the result shares the unchanged parts
 * with it.
 *
 * List items and table cells are unescaped: the result is HTML and must not be unescaped again. `content` and `html` of
 * unknown element types are treated as raw HTML. Never throws; idempotent.
 */
export function sanitiseContent(document: unknown, options: ContentOptions = {}): unknown {
  return createWalk(options)(document, {});
}
