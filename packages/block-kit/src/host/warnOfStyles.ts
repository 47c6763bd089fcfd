import type { Host } from './Host.ts';

let isTold = false;

/**
 * Warns a developer, once for each process, that a server renders blocks whose styles nobody collects: their markup comes
 * without a look, and moves when the script has come. Production builds leave it out.
 *
 * @param sheet the style sheet of styled-components to which the blocks write
 */
export function warnOfStyles(log: Host['log'], sheet: { readonly server: boolean }): void {
  if (process.env['NODE_ENV'] === 'production' || isTold || sheet.server) return;
  isTold = true;
  log(
    'Blocks are rendered on a server that does not collect their styles, so their markup has no look until the script has come. ' +
      'Wrap the application with `collectStyles` of @broadsheet/ui/server, or with a StyleSheetManager; the README of @broadsheet/block-kit has a recipe for each server.',
  );
}
