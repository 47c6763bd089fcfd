import { DESKTOP, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import type { Arrangement, HeadlineSize } from './Arrangement.ts';

const columns: Readonly<Record<Exclude<Arrangement, 'split'>, string>> = {
  lead: 'minmax(0, 1fr)',
  stacked: 'minmax(0, 1fr)',
  above: 'minmax(0, 1fr)',
  below: 'minmax(0, 1fr)',
  row: 'minmax(0, 4fr) minmax(0, 8fr)',
  start: '7.5rem minmax(0, 1fr)',
  end: 'minmax(0, 1fr) 7.5rem',
};

const sideBySide = (arrangement: keyof typeof columns) => css`
  grid-template-columns: ${columns[arrangement]};
`;

/** Columns of five and seven parts if the card itself is wide enough: it may be in a wide area, in a chain or in a rail. */
const split = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('gap')};
  & > :first-child {
    flex: 5 1 15rem;
  }
  & > :last-child {
    flex: 7 1 21rem;
  }
`;

/** A thumbnail on a phone, a third of the card on wide screens. */
const row = css`
  ${sideBySide('start')}
  ${DESKTOP} {
    gap: ${token('gap')};
    ${sideBySide('row')}
  }
`;

/** A card; thumbnails stay on their side of the headline on a phone too. */
export const Card = styled.article<{ $arrangement: Arrangement }>`
  display: grid;
  gap: 0.75rem 1rem;
  align-content: start;
  align-items: start;
  ${({ $arrangement }) => {
    if ($arrangement === 'split') return split;
    return $arrangement === 'row' ? row : sideBySide($arrangement);
  }}
`;

export const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  align-content: start;
  min-inline-size: 0;
  &:empty {
    display: none;
  }
`;

export const MediaFrame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

const headlineSize: Readonly<Record<HeadlineSize, ReturnType<typeof css>>> = {
  'extra-large': css`
    font-size: ${token('type-6')};
    line-height: 1.04;
    letter-spacing: -0.022em;
  `,
  large: css`
    font-size: ${token('type-5')};
    line-height: 1.12;
  `,
  medium: css`
    font-size: ${token('type-3')};
  `,
  small: css`
    font-size: ${token('type-2')};
    line-height: 1.25;
  `,
};

/** Cuts a headline after some lines. The focus ring of its link is drawn inside, because it would be cut off outside. */
const cutAfter = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  & a:focus-visible {
    outline-offset: -3px;
  }
`;

/** The headline. Long words, such as German compounds, are hyphenated in browsers that can keep shorter words whole. */
export const Headline = styled.h2<{ $size: HeadlineSize; $lines?: number | undefined }>`
  ${({ $size }) => headlineSize[$size]}
  ${({ $lines }) => $lines !== undefined && cutAfter($lines)}
  @supports (hyphenate-limit-chars: 16) {
    hyphens: auto;
    hyphenate-limit-chars: 16 4 4;
  }
`;

export const Description = styled.p<{ $size: HeadlineSize }>`
  color: ${token('ink-soft')};
  font-size: ${({ $size }) => ($size === 'extra-large' ? token('type-3') : token('type-2'))};
  line-height: 1.42;
`;
