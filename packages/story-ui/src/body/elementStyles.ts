import { token, WIDE } from '@broadsheet/ui';
import { css } from 'styled-components';

/** Attributes of elements that are skipped when a story is read aloud. */
export const silent: Readonly<Record<string, string>> = { 'data-silent': '' };

/** The space between the elements of an article. In `rem`, so that it does not depend on the elements' font sizes. */
export const flow = css`
  & > * + * {
    margin-block-start: 1.35rem;
  }
  & > * + :is(h1, h2, h3, h4, h5, h6) {
    margin-block-start: 2.1rem;
  }
  & > :is(h1, h2, h3, h4, h5, h6) + * {
    margin-block-start: 0.7rem;
  }
`;

/** Running text, whose links must be recognisable without colour. */
export const prose = css`
  & a {
    text-decoration: underline;
    text-decoration-color: ${token('brand')};
  }
  & a:hover {
    color: ${token('brand')};
  }
`;

/** Places an element below floating images, never beside them. */
export const cleared = css`
  clear: both;
`;

/** Lets an element of an article use the room beside the text on wide screens; `textColumn` reads the width. */
export const reaching = css`
  ${WIDE} {
    --bs-reach: 46rem;
  }
`;

/** The measure of an article's text, which elements that are `reaching` exceed. */
export const textColumn = css`
  max-inline-size: ${token('measure')};
  ${WIDE} {
    max-inline-size: max(46rem, ${token('measure')});
  }
  & > * {
    max-inline-size: var(--bs-reach, ${token('measure')});
  }
`;

export const small = css`
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.5 ${token('sans')};
`;
