import { token } from '@broadsheet/ui';
import { createGlobalStyle } from 'styled-components';

/** The page builder is a tool: sans-serif, small, and as high as the window. */
export const DeskStyle = createGlobalStyle`
  :root {
    --bs-control: 2.25rem;
  }
  body {
    min-block-size: 100vh;
    font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  }
  :focus-visible {
    outline-width: 2px;
    outline-offset: 1px;
  }
`;
