export { LiveBlog } from './LiveBlog.tsx';
export type { LiveBlogProps } from './LiveBlog.tsx';
export { phraseBook as liveBlogPhrases } from './locales.ts';
