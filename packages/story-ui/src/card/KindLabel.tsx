'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { Environment } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { storyGenre } from '@broadsheet/sdk-content/genre';
import { token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { isLiveNow } from '../date/isLiveNow.ts';
import type { OverlineText } from '../overline/getOverline.ts';
import { phrases } from '../phrases.ts';

type Kind = 'live' | 'opinion' | 'sponsored';

const WORDS = { live: 'g.live', opinion: 'g.opinion', sponsored: 'g.sponsored' } as const;

const Label = styled.span<{ $kind: Kind }>`
  justify-self: start;
  font: 700 0.75rem/1.3 ${token('sans')};
  letter-spacing: 0.07em;
  text-transform: uppercase;
  ${({ $kind }) =>
    $kind === 'live'
      ? css`
          padding: 0.1rem 0.45rem;
          border-radius: ${token('radius')};
          background: ${token('breaking')};
          color: ${token('on-breaking')};
        `
      : css`
          color: ${token('brand')};
        `}
`;

/**
 * Returns the kind that a card names: sponsored content, a live blog with a post of the last day that has not ended, or an
 * opinion piece.
 *
 * @param now returns the time; called for live blogs only, because what has read the clock is rendered anew at a time
 */
export function labelledKind(story: Story, now: Environment['now']): Kind | undefined {
  if (story.owner?.sponsored === true) return 'sponsored';
  const genre = storyGenre(story);
  if (genre === 'live-blog') {
    const last = story.last_updated_date ?? story.display_date;
    const isMarked = story.additional_properties?.is_live === true;
    return isMarked && last !== undefined && isLiveNow(last, now) ? 'live' : undefined;
  }
  return genre === 'opinion' ? 'opinion' : undefined;
}

export interface KindLabelProps {
  readonly story: Story;
  /** The overline of the card. It names a sponsor always, and an opinion piece if its words or its section do. */
  readonly overline?: OverlineText;
}

/** Returns whether an overline says that a story is opinion: by the site's own word, that of a genre, or the section. */
function namesOpinion({ text, href }: OverlineText, word: string): boolean {
  const isWord = text.trim().toLowerCase() === word.toLowerCase();
  return isWord || storyGenre({ subtype: text }) === 'opinion' || /^\/opinion(\/|$)/.test(href ?? '');
}

/** Renders the name of a story's kind where readers must know it before they read: "Live", "Opinion" or "Sponsored"; else nothing. */
export function KindLabel({ story, overline }: KindLabelProps) {
  const { environment } = useHost();
  const t = usePhrases(phrases);
  const kind = labelledKind(story, (need) => environment.now(need));
  if (kind === undefined) return null;
  const isNamed =
    overline !== undefined &&
    (kind === 'sponsored' || (kind === 'opinion' && namesOpinion(overline, t(WORDS.opinion))));
  return isNamed ? null : <Label $kind={kind}>{t(WORDS[kind])}</Label>;
}
