/** Reads the marks that blocks set on the page for editing in place, as they are in the preview. */
import type { FieldSchema } from '@broadsheet/block-kit';

/** A text that can be edited in place. */
export type TextMark =
  /** The text is the value of a field. */
  | { readonly kind: 'field'; readonly field: string }
  /** The text belongs to a story; its changes are stored in a field of this block, by path and with the story's id. */
  | {
      readonly kind: 'story';
      readonly field: string;
      readonly path: string;
      readonly story: string;
      /** Whether the field has texts of many stories; each key is the story's id and the path with a space between. */
      readonly isListed: boolean;
    };

export const TEXT_MARK = 'data-bs-edit';
export const IMAGE_MARK = 'data-bs-drop';

const getKind = (schema: FieldSchema, field: string) =>
  Object.hasOwn(schema, field) ? schema[field]?.kind : undefined;

/**
 * Reads the mark of a text.
 * @returns `undefined` for a mark that does not fit the block's schema, because an author's markup may contain any mark
 */
export function readTextMark(mark: string | null, schema: FieldSchema): TextMark | undefined {
  const [field = '', path, story, listed] = (mark ?? '').split(' ');
  const kind = getKind(schema, field);
  if (path === undefined)
    return kind === 'text' || kind === 'longText' ? { kind: 'field', field } : undefined;
  if (story === undefined || kind !== 'keyValue') return undefined;
  return { kind: 'story', field, path, story, isListed: listed === 'listed' };
}

/** Returns the image field of a mark, on which an image can be dropped; `undefined` for any other mark. */
export function readImageMark(mark: string | null, schema: FieldSchema): string | undefined {
  return mark !== null && getKind(schema, mark) === 'image' ? mark : undefined;
}
