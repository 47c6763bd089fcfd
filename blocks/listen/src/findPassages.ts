/** What is read of a page, found in its markup, so that the rest of a locked story is read as soon as it is there. */

/** A piece of the page that is read as one, and marked meanwhile. */
export interface Passage {
  readonly element: HTMLElement;
  /** Plain text with single blanks; never empty. */
  readonly text: string;
}

/** In the order in which they are read, wherever they stand. */
const PARTS = ['main h1', 'main [data-byline]', 'main [data-story-text]'];
const READ = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,blockquote';
/** Not for the ear: pictures and their captions, tables, embeds, ads, whatever has behaviour, and what says so itself. */
const SILENT =
  'figure,aside,nav,table,form,button,iframe,audio,video,script,style,bs-block,bs-island,.bs-embed,.bs-embed-link,[hidden],[aria-hidden=true],[data-silent]';

/** The words of an element that belong to no readable element inside it. */
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

function readableOf(part: HTMLElement): readonly HTMLElement[] {
  if (part.matches(READ)) return [part];
  return [...part.querySelectorAll<HTMLElement>(READ)].filter((element) => {
    const silent = element.closest(SILENT);
    // A part may itself stand in a block that is enhanced.
    return silent === null || !part.contains(silent);
  });
}

/** Headline, byline and paragraphs of the page's story, as far as they have words. */
export function findPassages(page: Document): readonly Passage[] {
  return PARTS.flatMap((selector) => [...page.querySelectorAll<HTMLElement>(selector)])
    .flatMap(readableOf)
    .map((element) => ({ element, text: ownText(element) }))
    .filter(({ text }) => text !== '');
}
