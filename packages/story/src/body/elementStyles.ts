import { token } from '@broadsheet/ui';
import { css } from 'styled-components';

/** For what is passed over when a story is read aloud. */
export const silent: Readonly<Record<string, string>> = { 'data-silent': '' };

/** Space between the pieces of an article. In `rem`, so that it is the same above large and small type. */
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

/** Running text, whose links have to be told from it without colour. */
export const prose = css`
  & a {
    text-decoration: underline;
    text-decoration-color: ${token('brand')};
  }
  & a:hover {
    color: ${token('brand')};
  }
`;

/** Stands below floating images, never beside them. */
export const cleared = css`
  clear: both;
`;

export const small = css`
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.5 ${token('sans')};
`;
