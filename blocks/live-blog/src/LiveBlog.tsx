'use client';
import { useFormat, useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseLiveBlog, parseStory } from '@broadsheet/sdk-content';
import { isLiveNow, useStoryLanguage } from '@broadsheet/story-ui';
import { HeadingSection } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { LivePostView } from './LivePostView.tsx';
import { Blog, NewsBar, Offline, State } from './liveStyles.ts';
import { phrases } from './phrases.ts';

export type LiveBlogProps = FieldValues<typeof fields>;

/** Renders the posts of the page's live blog; nothing for other stories, or without a post. */
export function LiveBlog({ order, pollSeconds, ...settings }: LiveBlogProps) {
  const { environment } = useHost();
  const format = useFormat();
  const t = usePhrases(phrases);
  const blog = useGlobalContent(parseLiveBlog);
  const language = useStoryLanguage(useGlobalContent(parseStory));
  if (blog === undefined || (blog.posts.length === 0 && !blog.isLive)) return null;
  const { isLive } = blog;
  const newest = blog.posts[0]?.updated ?? blog.posts[0]?.date;
  const isQuiet = isLive && newest !== undefined && !isLiveNow(newest, (need) => environment.now(need));
  const posts = order === 'newest' ? blog.posts : blog.posts.toReversed();
  return (
    <HeadingSection>
      <Blog aria-label={t('live-blog.posts')} data-order={order} data-poll={isLive ? pollSeconds : undefined}>
        <State suppressHydrationWarning>
          {isQuiet
            ? t('live-blog.quiet', { time: format.dateTime(newest) })
            : t(isLive ? 'live-blog.live' : 'live-blog.ended')}
        </State>
        {isLive && (
          <>
            <NewsBar>
              <button
                type="button"
                hidden
                data-one={t('live-blog.newOne')}
                data-many={t('live-blog.newMany', { count: '{count}' })}
              >
                {t('live-blog.newOne')}
              </button>
            </NewsBar>
            <Offline data-offline={t('live-blog.offline')} />
          </>
        )}
        <div data-posts data-story-text>
          {posts.map((post) => (
            <LivePostView key={post.id} post={post} isLive={isLive} language={language} settings={settings} />
          ))}
        </div>
      </Blog>
    </HeadingSection>
  );
}
