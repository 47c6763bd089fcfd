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

/** Five parts beside seven where the card itself has the room: it stands across a page, in a chain or in a rail. */
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

/** A thumbnail on a phone, a third of the card from the desktop on. */
const row = css`
  ${sideBySide('start')}
  ${DESKTOP} {
    gap: ${token('gap')};
    ${sideBySide('row')}
  }
`;

/** Thumbnails keep their place on a phone. */
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

/** A headline that is cut keeps the ring of its link inside, where the cut does not reach it. */
const cutAfter = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  & a:focus-visible {
    outline-offset: -3px;
  }
`;

/** Compounds of German and its like are hyphenated where a browser can be told to leave shorter words whole. */
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
