import { parseLiveBlog, plainText } from '@broadsheet/sdk-content';
import type { LivePost } from '@broadsheet/sdk-content';
import type { PageFacts } from '../readPage.ts';
import type { JsonLdNode } from './JsonLd.ts';
import { nonEmpty } from './nonEmpty.ts';
import { shorten } from './shorten.ts';

/** The maximum number of posts, the newest first: more than search engines show, and not too many for a page. */
const MOST_POSTS = 50;
/** UTF-16 units. */
const BODY_LIMIT = 1_000;
const HEADLINE_LIMIT = 110;

function updateNode(
  { id, date, updated, title, elements }: LivePost,
  { article, canonical }: { readonly article: JsonLdNode; readonly canonical: string | undefined },
): JsonLdNode {
  const texts = elements.flatMap(({ content, text }) => plainText(content ?? text) ?? []);
  const headline = plainText(title) ?? texts[0];
  return {
    '@type': 'BlogPosting',
    headline: headline && shorten(headline, HEADLINE_LIMIT),
    datePublished: date,
    dateModified: updated,
    url: canonical && `${canonical}#${id}`,
    articleBody: texts.length === 0 ? undefined : shorten(texts.join(' '), BODY_LIMIT),
    author: article['author'],
    publisher: article['publisher'],
  };
}

/** Adds the posts of a live blog to its article node; none if the blog is locked. */
export function asLiveBlog(
  article: JsonLdNode,
  { facts, canonical }: { readonly facts: PageFacts; readonly canonical: string | undefined },
): JsonLdNode {
  const blog = parseLiveBlog(facts.input.globalContent);
  if (blog === undefined) return article;
  const { posts, isLive } = blog;
  return {
    ...article,
    '@type': 'LiveBlogPosting',
    coverageStartTime: posts.at(-1)?.date ?? article['datePublished'],
    coverageEndTime: isLive ? undefined : posts[0]?.date,
    liveBlogUpdate: nonEmpty(
      posts.slice(0, MOST_POSTS).map((post) => updateNode(post, { article, canonical })),
    ),
  };
}
