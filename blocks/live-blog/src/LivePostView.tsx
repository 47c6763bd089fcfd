'use client';
import { HOUR_MS } from '@broadsheet/client-core';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import type { LivePost } from '@broadsheet/sdk-content';
import { renderElement } from '@broadsheet/story-ui';
import type { ElementSettings, LanguageAttributes } from '@broadsheet/story-ui';
import { Html, Link } from '@broadsheet/ui';
import { Fragment } from 'react';
import { Body, Post, PostTitle, Times } from './liveStyles.ts';
import { phrases } from './phrases.ts';

/**
 * Returns a text such as "5 minutes ago" for a post less than an hour old; `undefined` for older ones and for a blog that is
 * no longer live.
 */
function useAge(date: string, isLive: boolean): string | undefined {
  const { environment } = useHost();
  const format = useFormat();
  if (!isLive) return undefined;
  const age = environment.now() - Date.parse(date);
  return age >= 0 && age < HOUR_MS ? format.minutesAgo(Math.floor(age / 60_000)) : undefined;
}

export interface LivePostViewProps {
  readonly post: LivePost;
  readonly isLive: boolean;
  readonly language: LanguageAttributes;
  readonly settings: ElementSettings;
}

/** Renders a post with its times and a link to itself. */
export function LivePostView({ post, isLive, language, settings }: LivePostViewProps) {
  const { id, date, updated, isKey, title, elements } = post;
  const t = usePhrases(phrases);
  const format = useFormat();
  const age = useAge(date, isLive);
  return (
    <Post id={id} $isKey={isKey} tabIndex={-1} data-revision={updated ?? date}>
      <Times>
        <Link href={`#${id}`}>
          <time dateTime={date}>{format.dateTime(date)}</time>
        </Link>
        {age !== undefined && <span data-age>{age}</span>}
        {isKey && <strong>{t('live-blog.key')}</strong>}
        {updated !== undefined && <span>{t('live-blog.updated', { time: format.dateTime(updated) })}</span>}
      </Times>
      {title !== undefined && (
        <PostTitle {...language}>
          <Html html={title} />
        </PostTitle>
      )}
      <Body {...language}>
        {elements.map((element, index) => (
          <Fragment key={index}>{renderElement(element, { settings, id: `${id}-${index + 1}` })}</Fragment>
        ))}
      </Body>
    </Post>
  );
}
