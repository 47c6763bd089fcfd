'use client';
import { useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { OverlineLink, getOverline, storyEnglish } from '@broadsheet/story-ui';

/** Renders the sponsor, else the label, else the section of the page's story. */
export function Overline() {
  const { site } = useHost();
  const t = usePhrases(storyEnglish);
  const story = useGlobalContent(parseStory) ?? {};
  return (
    <OverlineLink
      overline={getOverline(story, { site: site.id, sponsored: t('g.sponsored') })}
      story={story}
    />
  );
}
