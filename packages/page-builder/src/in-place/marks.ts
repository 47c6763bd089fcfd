/** What blocks mark on the page for editing in its place, as the preview shows it. */
import type { FieldSchema } from '@broadsheet/block-kit';

/** A text that can be edited where it stands. */
export type TextMark =
  /** The value of a field. */
  | { readonly kind: 'field'; readonly field: string }
  /** A text of a story, kept by path in a field for this block alone, with the story it belongs to. */
  | {
      readonly kind: 'story';
      readonly field: string;
      readonly path: string;
      readonly story: string;
      /** The field holds texts of many stories, each under the story and the path with a space between. */
      readonly isListed: boolean;
    };

export const TEXT_MARK = 'data-bs-edit';
export const IMAGE_MARK = 'data-bs-drop';

const kindOf = (schema: FieldSchema, field: string) =>
  Object.hasOwn(schema, field) ? schema[field]?.kind : undefined;

/** @returns `undefined` for a mark that does not fit the block's schema, as markup of an author could hold */
export function readTextMark(mark: string | null, schema: FieldSchema): TextMark | undefined {
  const [field = '', path, story, listed] = (mark ?? '').split(' ');
  const kind = kindOf(schema, field);
  if (path === undefined)
    return kind === 'text' || kind === 'longText' ? { kind: 'field', field } : undefined;
  if (story === undefined || kind !== 'keyValue') return undefined;
  return { kind: 'story', field, path, story, isListed: listed === 'listed' };
}

/** The field of an image that one can be dropped on. */
export function readImageMark(mark: string | null, schema: FieldSchema): string | undefined {
  return mark !== null && kindOf(schema, mark) === 'image' ? mark : undefined;
}
