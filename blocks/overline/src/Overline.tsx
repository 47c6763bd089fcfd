'use client';
import { useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { OverlineLink, overlineOf, storyEnglish } from '@broadsheet/story';

/** Sponsor, label or section of the page's story, in this order. */
export function Overline() {
  const { site } = useHost();
  const t = usePhrases(storyEnglish);
  const story = useGlobalContent(parseStory) ?? {};
  return <OverlineLink overline={overlineOf(story, { site: site.id, sponsored: t('g.sponsored') })} />;
}
