import { css } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** Styles the elements that an editor's HTML is made of: paragraphs, links, lists, tables and media. */
export const richTextStyle = css`
  min-inline-size: 0;
  overflow-x: auto;
  overflow-wrap: break-word;
  font: 400 ${token('type-2')} / 1.5 ${token('serif')};
  & > * + * {
    margin-block-start: 0.9em;
  }
  & a {
    text-decoration: underline;
    text-decoration-color: ${token('brand')};
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  & :is(img, video) {
    max-inline-size: 100%;
    block-size: auto;
  }
  & :is(td, th) {
    padding-block: 0.35rem;
    padding-inline-end: 1.5rem;
    text-align: start;
    vertical-align: top;
  }
`;
