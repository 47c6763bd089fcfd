import { token } from '@broadsheet/ui';
import { createGlobalStyle } from 'styled-components';

/** The global styles: the page builder is a tool, in small sans-serif type and as high as the window. */
export const ShellStyle = createGlobalStyle`
  :root {
    --bs-control: 2.25rem;
  }
  body {
    min-block-size: 100vh;
    font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  }
  /* It is read and not seen, and below a page as high as the window it would make every screen scroll. */
  [data-announcer] {
    position: fixed;
    inset-block-start: 0;
  }
  /* Tightened letters run into each other at the size of a tool, where the system places them on whole pixels. */
  h2,
  h3 {
    letter-spacing: normal;
  }
  :focus-visible {
    outline-width: 2px;
    outline-offset: 1px;
  }
`;
