import { getChildren, childText } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';

/** The scheme of categories by which exports of Blogger say what an entry is. */
const KIND_SCHEME = 'http://schemas.google.com/g/2005#kind';
const STORIES: readonly string[] = ['post', 'page'];
const LIVE: readonly string[] = ['live', 'published'];

/** What an entry of a feed says beside its text, as exports of Blogger and the Atom Publishing Protocol do. */
export interface BloggerEntry {
  /** What it is, such as `post`, `page` or `comment`; undefined for an entry of another system. */
  readonly kind: string | undefined;
  readonly isStory: boolean;
  readonly isDraft: boolean;
  /** The path on the old site, by exports that have no link. */
  readonly path: string | undefined;
}

/** Returns whether a category is the kind of an entry, rather than a topic. */
export const isBloggerKind = ({ attributes }: XmlElement): boolean => attributes['scheme'] === KIND_SCHEME;

/** Reads the kind and the state of an entry: `app:draft`, and Blogger's own elements of today. */
export function readBloggerEntry(entry: XmlElement): BloggerEntry {
  const term = getChildren(entry, 'category').find(isBloggerKind)?.attributes['term'];
  const kind = term?.split('#')[1] ?? childText(entry, 'blogger:type')?.toLowerCase();
  const [control = entry] = [...getChildren(entry, 'app:control'), ...getChildren(entry, 'control')];
  const draft = childText(control, 'app:draft') ?? childText(control, 'draft');
  const status = childText(entry, 'blogger:status')?.toLowerCase();
  const isHidden = status !== undefined && !LIVE.includes(status);
  return {
    kind,
    isStory: kind === undefined || STORIES.includes(kind),
    isDraft: draft?.toLowerCase() === 'yes' || isHidden,
    path: childText(entry, 'blogger:filename'),
  };
}
