'use client';
import type { EditMark } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useStoryLanguage } from '../language/useStoryLanguage.ts';
import type { OverlineText } from './getOverline.ts';

const Kicker = styled.span`
  display: block;
  font: 700 0.75rem/1.3 ${token('sans')};
  letter-spacing: 0.07em;
  text-transform: uppercase;
  color: ${token('brand')};
`;

export interface OverlineLinkProps {
  readonly overline: OverlineText | undefined;
  /** The story, whose language a label of its own has. */
  readonly story: Pick<Story, 'language'>;
  /** Called when the link is followed. */
  readonly onFollow?: () => void;
  readonly mark?: EditMark | undefined;
}

/** Renders the overline as a link if it has one, else as plain inline text. */
export function OverlineLink({ overline, story, onFollow, mark }: OverlineLinkProps) {
  const ofStory = useStoryLanguage(story);
  if (overline === undefined) return null;
  const { text, href, isOwn = false } = overline;
  const language = isOwn ? ofStory : {};
  if (href === undefined)
    return (
      <Kicker {...language} {...mark}>
        {text}
      </Kicker>
    );
  return (
    <Kicker {...language} {...mark}>
      <Link href={href} linkedPage="section" onClick={onFollow}>
        {text}
      </Link>
    </Kicker>
  );
}
