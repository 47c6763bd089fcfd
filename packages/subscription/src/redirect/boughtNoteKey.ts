/** The session item that holds what a reader has just bought. */
export const BOUGHT_NOTE = 'broadsheet.bought';
