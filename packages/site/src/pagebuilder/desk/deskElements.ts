/** Ids in the document of `/pagebuilder/`: where the page builder is shown, and what it is told of the site. */
export const DESK_ELEMENT = 'page-builder';
export const DESK_DATA = 'page-builder-data';
