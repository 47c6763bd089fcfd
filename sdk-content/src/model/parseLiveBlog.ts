/**
 * Parses the posts of a live blog: a story of the subtype `live-blog`, in which each post is an `element_group` of the
 * subtype `live-post`, with its time in its additional properties. All other elements are the story's own body.
 */
import { boolean, isRecord, list, record, text } from '@broadsheet/client-core';
import type { ContentElement } from './ContentElement.ts';
import { parseContentElement } from './ContentElement.ts';

export const LIVE_BLOG = 'live-blog';
export const LIVE_POST = 'live-post';

/** A post of a live blog. Dates are in ISO 8601. */
export interface LivePost {
  /** The post's id, unique in the blog: letters, digits, `_` and `-`, because it is an anchor of the page. */
  readonly id: string;
  readonly date: string;
  /** The time of the last change; absent if the post was never changed. */
  readonly updated?: string;
  /** Whether the editors have marked the post as one of the most important. */
  readonly isKey: boolean;
  /** The HTML of the title: the first element, if that is a header. */
  readonly title?: string;
  readonly elements: readonly ContentElement[];
}

export interface LiveBlog {
  /** Whether new posts are expected; false once the live blog has ended. */
  readonly isLive: boolean;
  /** The posts, the newest first. */
  readonly posts: readonly LivePost[];
}

const parseBlog = record({
  subtype: text,
  content_elements: list(parseContentElement),
  additional_properties: record({ is_live: boolean }),
});
const parsePostProperties = record({ display_date: text, last_updated_date: text, is_key: boolean });

/** Returns whether an element is a post, for blocks that leave the posts to the live blog's block. */
export function isLivePost({ type, subtype }: Pick<ContentElement, 'type' | 'subtype'>): boolean {
  return type === 'element_group' && subtype === LIVE_POST;
}

function toPost({ _id, raw, content_elements = [] }: ContentElement, index: number): readonly LivePost[] {
  const properties = raw['additional_properties'];
  const { display_date, last_updated_date, is_key } =
    parsePostProperties(isRecord(properties) ? properties : {}) ?? {};
  if (display_date === undefined || Number.isNaN(Date.parse(display_date))) return [];
  const [first, ...rest] = content_elements;
  const title = first?.type === 'header' ? first.content : undefined;
  return [
    {
      id: `post-${(_id ?? String(index + 1)).replaceAll(/[^\w-]/g, '-')}`,
      date: display_date,
      ...(last_updated_date !== undefined &&
        Date.parse(last_updated_date) > Date.parse(display_date) && { updated: last_updated_date }),
      isKey: is_key === true,
      ...(title !== undefined && { title }),
      elements: title === undefined ? content_elements : rest,
    },
  ];
}

/** Parses a live blog; returns `undefined` for any other content item. Posts without a date are omitted. */
export function parseLiveBlog(input: unknown): LiveBlog | undefined {
  const blog = parseBlog(input);
  if (blog?.subtype !== LIVE_BLOG) return undefined;
  const posts = (blog.content_elements ?? []).filter(isLivePost).flatMap(toPost);
  return {
    isLive: blog.additional_properties?.is_live === true,
    posts: posts.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date)),
  };
}
