'use client';
import { createContext, useContext } from 'react';
import type { Context } from 'react';
import type { StyleSheetContext } from 'styled-components';
import type { Host } from './Host.ts';

/** Where blocks write their styles; `server` if somebody collects them. */
interface Sheets {
  readonly styleSheet: { readonly server: boolean };
}

/** The context of styled-components, once it is loaded; before that an empty one. */
let sheets: Context<Sheets | undefined> = createContext<Sheets | undefined>(undefined);
let hasWarned = false;

/** Returns the context for reading only, where it makes no difference that it is never empty. */
function toReadable(context: typeof StyleSheetContext): Context<Sheets | undefined>;
function toReadable(context: unknown): unknown {
  return context;
}

/** Importing this package touches nothing of its host, and styled-components does: the second render knows it. */
async function learnSheets(): Promise<void> {
  const styled = await import('styled-components');
  sheets = toReadable(styled.StyleSheetContext);
}

function warn(log: Host['log']): void {
  hasWarned = true;
  log(
    'Blocks are rendered on a server that does not collect their styles, so their markup has no look until the script has come. ' +
      'Wrap the application with `collectStyles` of @broadsheet/ui/server, or with a StyleSheetManager; the README of @broadsheet/block-kit has a recipe for each server.',
  );
}

/**
 * Warns a developer, once for each process, that a server renders blocks whose styles nobody collects: their markup comes
 * without a look, and moves when the script has come. Production builds leave it out.
 */
export function useStylesWarning(log: Host['log']): void {
  const known = useContext(sheets);
  if (process.env['NODE_ENV'] === 'production' || typeof window !== 'undefined' || hasWarned) return;
  if (known === undefined) void learnSheets();
  else if (!known.styleSheet.server) warn(log);
}
