/** Finds the passages of a page in its markup, so that the rest of a locked story is read as soon as it is there. */

/** A part of the page that is read as one, and marked meanwhile. */
export interface Passage {
  readonly element: HTMLElement;
  /** Plain text with single spaces; never empty. */
  readonly text: string;
}

/** Selectors of the parts in reading order, wherever they are on the page. */
const PARTS = ['main h1', 'main [data-byline]', 'main [data-story-text]'];
const READ = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,blockquote';
/**
 * Elements that are not read: pictures and their captions, tables, embeds, ads, interactive blocks, and those marked as
 * silent.
 */
const SILENT =
  'figure,aside,nav,table,form,button,iframe,audio,video,script,style,bs-block,bs-island,.bs-embed,.bs-embed-link,[hidden],[aria-hidden=true],[data-silent]';

/** Returns the text of an element without that of readable or silent elements inside it. */
function ownText(element: HTMLElement): string {
  const words: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const silent = parent?.closest(SILENT) ?? null;
    const isSilent = silent !== null && element.contains(silent);
    if (!isSilent && parent?.closest(READ) === element) words.push(node.textContent ?? '');
  }
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

function getReadable(part: HTMLElement): readonly HTMLElement[] {
  if (part.matches(READ)) return [part];
  return [...part.querySelectorAll<HTMLElement>(READ)].filter((element) => {
    const silent = element.closest(SILENT);
    // The part itself may be inside an enhanced block.
    return silent === null || !part.contains(silent);
  });
}

/** Returns the headline, byline and paragraphs of the page's story that have text. */
export function findPassages(page: Document): readonly Passage[] {
  return PARTS.flatMap((selector) => [...page.querySelectorAll<HTMLElement>(selector)])
    .flatMap(getReadable)
    .map((element) => ({ element, text: ownText(element) }))
    .filter(({ text }) => text !== '');
}
