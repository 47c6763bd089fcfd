'use client';
/**
 * Marks the texts and images that editors can change in place in the page builder. Readers' pages have no such marks.
 *
 * Spread them on the element around the text or the image alone: `<Title {...marks.text('headline')}>{headline}</Title>`.
 */
import { useHost } from '../host/HostContext.tsx';

/** The attributes of a marked element; empty outside the page builder. */
export interface EditMark {
  readonly 'data-bs-edit'?: string;
  readonly 'data-bs-drop'?: string;
}

export interface StoryText {
  /** A `keyValue` field that holds the changed texts by path, and under `_id` the id of their story. */
  readonly field: string;
  /** The path of the text in the story, e.g. `headlines.basic`; `undefined` for a text that is not from the story. */
  readonly path: string | undefined;
  /** The story's `_id`. */
  readonly story: string | undefined;
  /** True in a list: the field then holds texts of many stories, each under `_id`, a space and the path. */
  readonly isListed?: boolean;
}

export interface EditMarks {
  /** @param field the block's field that the element shows as plain text */
  text(field: string): EditMark;
  /** Marks a text of a story; an edit changes it in this block alone. */
  storyText(text: StoryText): EditMark;
  /** @param field the `image` field that receives an image dropped on the element */
  image(field: string): EditMark;
}

const NONE: EditMark = {};

const NO_MARKS: EditMarks = { text: () => NONE, storyText: () => NONE, image: () => NONE };

const MARKS: EditMarks = {
  text: (field) => ({ 'data-bs-edit': field }),
  storyText: ({ field, path, story, isListed = false }) =>
    path === undefined || story === undefined
      ? NONE
      : { 'data-bs-edit': `${field} ${path} ${story}${isListed ? ' listed' : ''}` },
  image: (field) => ({ 'data-bs-drop': field }),
};

export function useEditMarks(): EditMarks {
  return useHost().isAdmin ? MARKS : NO_MARKS;
}
