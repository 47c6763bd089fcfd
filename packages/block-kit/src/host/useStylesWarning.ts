'use client';
import { useContext } from 'react';
import type { StyleSheetContext } from 'styled-components';
import type { Host } from './Host.ts';

/** Holds the style sheet to which blocks write: one of a server's own, if somebody collects. */
let sheets: typeof StyleSheetContext | undefined;
let isTold = false;

/**
 * Warns a developer, once for each process, that a server renders blocks whose styles nobody collects: their markup comes
 * without a look, and moves when the script has come. Production builds leave it out.
 */
export function useStylesWarning(log: Host['log']): void {
  if (process.env['NODE_ENV'] === 'production' || typeof window !== 'undefined' || isTold) return;
  if (sheets === undefined) {
    // Importing this package touches nothing of its host, and styled-components does: the second render knows it.
    void import('styled-components').then((styled) => {
      sheets = styled.StyleSheetContext;
    });
    return;
  }
  // oxlint-disable-next-line react/rules-of-hooks -- a server renders each component once
  if (useContext(sheets).styleSheet.server) return;
  isTold = true;
  log(
    'Blocks are rendered on a server that does not collect their styles, so their markup has no look until the script has come. ' +
      'Wrap the application with `collectStyles` of @broadsheet/ui/server, or with a StyleSheetManager; the README of @broadsheet/block-kit has a recipe for each server.',
  );
}
