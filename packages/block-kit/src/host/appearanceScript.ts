/** Local item: the chosen words of the parts, in their order, with a blank between them; an empty one is no choice. */
export const APPEARANCE_KEY = 'broadsheet.appearance';

/** What readers may choose; each is an attribute `data-{part}` of the root element. */
export const APPEARANCE_PARTS = ['theme', 'text', 'spacing'] as const;

/** For the head of every page, which is the same for everybody: sets what the reader has chosen before anything is painted. */
export const appearanceScript = `try{localStorage.getItem("${APPEARANCE_KEY}")?.split(" ").forEach((w,i)=>w&&document.documentElement.setAttribute("data-"+${JSON.stringify(APPEARANCE_PARTS)}[i],w))}catch{}`;
