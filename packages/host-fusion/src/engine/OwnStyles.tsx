import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Renders after its block: then the sheet has the styles of all of it. */
function Styles({ sheet }: { readonly sheet: ServerStyleSheet | undefined }) {
  // styled-components adopts these in the browser and takes them out before React hydrates.
  return (
    <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheet?.getStyleTags() ?? '' }} />
  );
}

/**
 * Puts the styles of a block behind it, on the server. The engine renders a page without a place where the styles of
 * components could be collected, and an output type gets its children when they are rendered already.
 */
export function OwnStyles({ children }: { readonly children: ReactNode }) {
  const [sheet] = useState(() => (typeof document === 'undefined' ? new ServerStyleSheet() : undefined));
  return (
    <Fragment>
      {sheet === undefined ? (
        children
      ) : (
        <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
      )}
      <Styles sheet={sheet} />
    </Fragment>
  );
}
