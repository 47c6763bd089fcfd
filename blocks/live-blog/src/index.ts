import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { LiveBlog as Block } from './LiveBlog.tsx';

/** Renders the posts of the page's live blog; nothing for other stories, or without a post. */
export const LiveBlog = withFieldDefaults(fields, Block);
export type { LiveBlogProps } from './LiveBlog.tsx';
export { phraseBook as liveBlogPhrases } from './locales.ts';
