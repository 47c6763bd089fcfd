/**
 * The posts of a live blog: a story of the subtype `live-blog`, each post an `element_group` of the subtype `live-post`
 * with its time among its additional properties. What stands between them is the story's own body.
 */
import { isRecord } from '@broadsheet/client-core';
import type { ContentElement } from './ContentElement.ts';
import { parseContentElement } from './ContentElement.ts';
import { boolean, list, record, text } from './parse.ts';

export const LIVE_BLOG = 'live-blog';
export const LIVE_POST = 'live-post';

/** One post. Dates are ISO 8601. */
export interface LivePost {
  /** Unique in the blog; letters, digits, `_` and `-`, for it is an anchor of the page. */
  readonly id: string;
  readonly date: string;
  /** When it was last changed, if it was. */
  readonly updated?: string;
  /** Marked by the editors as one of those that matter most. */
  readonly isKey: boolean;
  /** HTML of its title: its first element, where that is a header. */
  readonly title?: string;
  readonly elements: readonly ContentElement[];
}

export interface LiveBlog {
  /** False once it has ended: nothing new is to be expected. */
  readonly isLive: boolean;
  /** The newest first. */
  readonly posts: readonly LivePost[];
}

const parseBlog = record({
  subtype: text,
  content_elements: list(parseContentElement),
  additional_properties: record({ is_live: boolean }),
});
const parsePostProperties = record({ display_date: text, last_updated_date: text, is_key: boolean });

/** True for an element that is a post, wherever a live blog's posts are shown by a block of their own. */
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

/** The live blog that a content item is; `undefined` for any other. A post without a date is left out. */
export function parseLiveBlog(input: unknown): LiveBlog | undefined {
  const blog = parseBlog(input);
  if (blog?.subtype !== LIVE_BLOG) return undefined;
  const posts = (blog.content_elements ?? []).filter(isLivePost).flatMap(toPost);
  return {
    isLive: blog.additional_properties?.is_live === true,
    posts: posts.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date)),
  };
}
