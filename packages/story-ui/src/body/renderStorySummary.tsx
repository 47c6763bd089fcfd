'use client';
import { useHost } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { storyGenre } from '@broadsheet/sdk-content/genre';
import { pageHref } from '../links/pageHref.ts';
import { useStoryLanguage } from '../language/useStoryLanguage.ts';
import { storyHref } from '../card/storyHref.ts';
import type { ElementRenderer } from './ElementRenderer.ts';
import { RelatedLink } from './RelatedLink.tsx';

function StoryLink({ story, html }: { readonly story: Story; readonly html: string }) {
  const { site } = useHost();
  const language = useStoryLanguage(story);
  const href = storyHref(story, site.id) ?? pageHref(story.canonical_url);
  return href === undefined ? null : (
    <RelatedLink
      href={href}
      html={html}
      openInNewTab={false}
      isOpinion={storyGenre(story) === 'opinion'}
      language={language}
    />
  );
}

/** Renders a story inside a story as a link to it. */
export const renderStorySummary: ElementRenderer = ({ raw }) => {
  const story = parseStory(raw);
  const html = story?.headlines?.basic;
  return story === undefined || html === undefined ? undefined : <StoryLink story={story} html={html} />;
};
