/**
 * For the head of every page, which is the same for everybody: tells its styles, before anything is painted, that the browser cannot
 * speak (`data-speech="none"` on the root element), so that nobody is offered what would not work.
 */
export const speechScript = `"speechSynthesis"in self||document.documentElement.setAttribute("data-speech","none")`;
