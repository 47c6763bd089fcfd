/** What the document of the page builder and its script agree on. */

/** Ids in the document of `/pagebuilder/`: where the page builder is shown, and what it is told of the site. */
export const DESK_ELEMENT = 'page-builder';
export const DESK_DATA = 'page-builder-data';

/** What the browser is told, over the connection of Vite, when the blocks of the workspace have become others. */
export const BLOCKS_CHANGED = 'broadsheet:blocks-changed';
