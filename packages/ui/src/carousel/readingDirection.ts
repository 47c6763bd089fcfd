/** The direction that the nearest `dir` attribute gives to an element; a page that names none reads left to right. */
export function readingDirection(element: Element): 'ltr' | 'rtl' {
  return element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl' ? 'rtl' : 'ltr';
}
