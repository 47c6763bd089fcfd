/** What makes an element modal, for script without React. */
export { lockScroll } from './lockScroll.ts';
export { openModally, rememberFocus } from './openModally.ts';
