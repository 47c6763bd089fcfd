/** The local storage item with the time, in ms since 1970, at which the server said that the free stories are used up. */
export const METER_KEY = 'broadsheet.meter';

/** The attribute that the root element has while the reader has no free story left. */
export const METER_ATTRIBUTE = 'data-meter-spent';

/** A day later the server is asked again, by a story that is opened: the period may have ended. */
const GOOD_MS = 24 * 60 * 60_000;

/**
 * An inline script for the head of every page. It marks the root element, before anything is painted, if the reader has used
 * up the free stories, so that cards can say what this reader cannot open. The page itself stays the same for everybody.
 */
export const meterScript = (base = ''): string =>
  `try{if(Date.now()-Number(localStorage.getItem("${METER_KEY}${base}"))<${GOOD_MS})document.documentElement.setAttribute("${METER_ATTRIBUTE}","")}catch{}`;
