/** The names that the document of the page builder and its script share. */

/** Element ids in the document of `/pagebuilder/`: the page builder's root, and the site's properties. */
export const DESK_ELEMENT = 'page-builder';
export const DESK_DATA = 'page-builder-data';

/** The event sent to the browser over Vite's connection when the blocks of the workspace have changed. */
export const BLOCKS_CHANGED = 'broadsheet:blocks-changed';
