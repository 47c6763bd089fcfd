'use client';
/**
 * Marks on what the page builder lets editors change in its place on the page. Readers get none of them.
 *
 * Spread them on the element around the text or the image alone: `<Title {...marks.text('headline')}>{headline}</Title>`.
 */
import { useHost } from '../host/HostContext.tsx';

/** Attributes of a marked element; none outside the page builder. */
export interface EditMark {
  readonly 'data-bs-edit'?: string;
  readonly 'data-bs-drop'?: string;
}

export interface StoryText {
  /** A field of the kind `keyValue` that holds the changed texts by path, and under `_id` the story they belong to. */
  readonly field: string;
  /** Where the story has the text, such as `headlines.basic`; nothing for a text that is not the story's. */
  readonly path: string | undefined;
  /** `_id` of the story. */
  readonly story: string | undefined;
  /** True in a list: the field holds texts of many stories, each under `_id` and path with a space between. */
  readonly isListed?: boolean;
}

export interface EditMarks {
  /** @param field of the block, whose value the element shows as plain text */
  text(field: string): EditMark;
  /** A text of a story, for this block alone. */
  storyText(text: StoryText): EditMark;
  /** @param field of the kind `image`, which an image is put into that is dropped on the element */
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
