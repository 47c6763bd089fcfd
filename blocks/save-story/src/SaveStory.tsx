'use client';
import { safeHref, useEnhancement, useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseStory, plainText } from '@broadsheet/sdk-content';
import { storyHref, useStoryLanguage } from '@broadsheet/story-ui';
import { bookmarkIcon, Icon, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { enhance } from './save-story.enhance.ts';

/** The row of the button; the message about a click is beside it where there is room, else below. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  @media (scripting: none) {
    display: none;
  }
  & > span > a {
    text-decoration: underline;
  }
`;

const Press = styled.button`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0.35rem 0.85rem;
  border: ${token('border')};
  border-radius: ${token('radius')};
  background: none;
  font: 500 ${token('type-0')} / 1.2 ${token('sans')};
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;

export type SaveStoryProps = FieldValues<typeof fields>;

/** Renders a button that saves the page's story for later; nothing on a page without a story of this site. */
export function SaveStory({ listURL }: SaveStoryProps) {
  const { site } = useHost();
  const t = usePhrases(phrases);
  const row = useEnhancement<HTMLDivElement>(enhance);
  const story = useGlobalContent(parseStory);
  const url = story && storyHref(story, site.id);
  const { lang } = useStoryLanguage(story);
  const list = safeHref(listURL);
  if (story?._id === undefined || url === undefined) return null;
  return (
    <Row
      ref={row}
      data-story={story._id}
      data-headline={plainText(story.headlines?.basic) ?? site.websiteName ?? ''}
      data-url={url}
      data-language={lang}
    >
      <Press type="button" aria-pressed="false">
        <Icon of={bookmarkIcon} size={18} />
        {t('save.button')}
      </Press>
      <output data-saved={t('save.saved')} data-local={t('save.local')} data-removed={t('save.removed')} />
      {list !== undefined && (
        <span hidden>
          <Link href={list}>{t('save.list')}</Link>
        </span>
      )}
    </Row>
  );
}
