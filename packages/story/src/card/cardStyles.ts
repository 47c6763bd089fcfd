import { DESKTOP, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import type { Arrangement, HeadlineSize } from './Arrangement.ts';

const columns: Readonly<Record<Arrangement, string>> = {
  lead: '1fr',
  stacked: '1fr',
  above: '1fr',
  below: '1fr',
  split: 'minmax(0, 5fr) minmax(0, 7fr)',
  row: 'minmax(0, 4fr) minmax(0, 8fr)',
  start: '7.5rem 1fr',
  end: '1fr 7.5rem',
};

/** Side by side only from the desktop on, except thumbnails, which keep their place on a phone. */
export const Card = styled.article<{ $arrangement: Arrangement }>`
  display: grid;
  gap: 0.75rem 1rem;
  align-content: start;
  align-items: start;
  ${({ $arrangement }) => {
    const sideBySide = css`
      grid-template-columns: ${columns[$arrangement]};
    `;
    const fromDesktop = css`
      ${DESKTOP} {
        gap: ${token('gap')};
        ${sideBySide}
      }
    `;
    if ($arrangement === 'split') return fromDesktop;
    if ($arrangement !== 'row') return sideBySide;
    return css`
      grid-template-columns: ${columns.start};
      ${fromDesktop}
    `;
  }}
`;

export const Texts = styled.div`
  display: grid;
  gap: 0.4rem;
  align-content: start;
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

export const Headline = styled.h2<{ $size: HeadlineSize; $lines?: number | undefined }>`
  ${({ $size }) => headlineSize[$size]}
  ${({ $lines }) => $lines !== undefined && cutAfter($lines)}
`;

export const Description = styled.p<{ $size: HeadlineSize }>`
  color: ${token('ink-soft')};
  font-size: ${({ $size }) => ($size === 'extra-large' ? token('type-3') : token('type-2'))};
  line-height: 1.42;
`;
