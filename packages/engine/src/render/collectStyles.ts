import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { readStyleGroups } from './styleGroups.ts';
import type { StyleGroup } from './styleGroups.ts';

export interface Styled {
  readonly html: string;
  readonly styles: readonly StyleGroup[];
}

/** Renders with a style sheet of its own. `collect` wraps each root whose rules belong to it. */
export function collectStyles(render: (collect: (element: ReactElement) => ReactElement) => string): Styled {
  const sheet = new ServerStyleSheet();
  try {
    const html = render((element) => sheet.collectStyles(element));
    return { html, styles: readStyleGroups(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}
