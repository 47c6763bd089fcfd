'use client';
import { METER_ATTRIBUTE, SUBSCRIBER_ATTRIBUTE, useHost, usePhrases } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { Icon, lockIcon, token, VisuallyHidden } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { markStyles } from '../image/markStyles.ts';
import { phrases } from '../phrases.ts';

/** The condition for reading a locked story: an account, or a subscription. */
type Wall = 'registration' | 'payment';

/**
 * Hides the mark from readers who can read the story: who subscribes, and for a metered story everybody who has free ones
 * left. The page is the same for everybody; the script in its head sets the
 * attribute before the first paint. The hidden mark keeps its room, so that nothing moves when the reader's status is
 * known.
 */
const hiddenFromMembers = css<{ $wall: Wall; $isMetered: boolean }>`
  ${({ $isMetered }) =>
    $isMetered &&
    css`
      :root:not([${METER_ATTRIBUTE}]) & {
        display: none;
      }
    `}
  :root${({ $wall }) =>
    $wall === 'registration'
      ? `[${SUBSCRIBER_ATTRIBUTE}]`
      : `:is([${SUBSCRIBER_ATTRIBUTE}='yes'], [${SUBSCRIBER_ATTRIBUTE}='unknown'])`}
    & {
    visibility: hidden;
  }
`;

const Corner = styled.span<{ $wall: Wall; $isMetered: boolean }>`
  ${markStyles}
  inset-block-start: 0.6rem;
  gap: 0.3rem;
  pointer-events: none;
  ${hiddenFromMembers}
`;

const Line = styled.p<{ $wall: Wall; $isMetered: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.3rem;
  color: ${token('ink-soft')};
  font: 600 ${token('type-0')} / 1.3 ${token('sans')};
  ${hiddenFromMembers}
`;

export interface LockMarkProps {
  readonly story: Pick<Story, 'content_restrictions'>;
  /**
   * The place of the mark: in a corner of the image, or as a line of the text. On a thumbnail its text is for assistive
   * technology only.
   */
  readonly place: 'image' | 'thumbnail' | 'text';
}

/** Renders a mark on the card of a locked story; nothing for other stories. */
export function LockMark({ story: { content_restrictions: lock }, place }: LockMarkProps) {
  const { site } = useHost();
  const t = usePhrases(phrases);
  if (site.lockMarks === false || lock?.is_teaser !== true) return null;
  const wall: Wall = lock.wall === 'registration' ? 'registration' : 'payment';
  const Mark = place === 'text' ? Line : Corner;
  const words = t(wall === 'registration' ? 'g.forMembers' : 'g.forSubscribers');
  return (
    <Mark $wall={wall} $isMetered={lock.is_metered === true} data-lock={wall}>
      <Icon of={lockIcon} size={12} />
      {place === 'thumbnail' ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Mark>
  );
}
