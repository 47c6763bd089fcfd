/** The local storage item: the choice for each part, in their order, separated by spaces; an empty word is no choice. */
export const APPEARANCE_KEY = 'broadsheet.appearance';

/** The parts of the appearance that readers may choose; each is an attribute `data-{part}` of the root element. */
export const APPEARANCE_PARTS = ['theme', 'text', 'spacing'] as const;

/** An inline script for the head of every page: it applies the reader's choices before anything is painted. */
export const appearanceScript = (base = ''): string =>
  `try{localStorage.getItem("${APPEARANCE_KEY}${base}")?.split(" ").forEach((w,i)=>w&&document.documentElement.setAttribute("data-"+${JSON.stringify(APPEARANCE_PARTS)}[i],w))}catch{}`;
