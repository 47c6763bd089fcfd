/** The attribute that the root element has until the fonts of the page are there. */
export const FONTS_FIRST_ATTRIBUTE = 'data-fonts-first';

/** Milliseconds after which pictures wait for fonts no longer. */
const PATIENCE_MS = 3_000;

/**
 * An inline script for the head of every page. Until the fonts that the first screen uses are there, it marks the root
 * element, and the theme moves lazy pictures out of the browser's sight, which therefore does not request them: on a slow
 * line they would share it with the fonts, and with the lead picture. Nothing on the page moves by that.
 */
export const fontsFirstScript = `{const r=document.documentElement,g=()=>r.removeAttribute("${FONTS_FIRST_ATTRIBUTE}");r.setAttribute("${FONTS_FIRST_ATTRIBUTE}","");setTimeout(g,${PATIENCE_MS});addEventListener("DOMContentLoaded",()=>document.fonts.ready.then(g))}`;
