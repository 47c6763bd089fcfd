/**
 * An inline script for the head of every page. It sets `data-speech="none"` on the root element, before anything is painted,
 * if the browser has no speech synthesis, so that nobody is offered what would not work.
 */
export const speechScript = `"speechSynthesis"in self||document.documentElement.setAttribute("data-speech","none")`;
