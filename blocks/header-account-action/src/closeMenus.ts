/**
 * Menus are `details` elements, which open without script. This adds what they lack, for pages where nothing hydrates and
 * for the island alike: Escape closes the open menu and returns the focus, and moving the focus out or clicking elsewhere
 * closes it.
 */
function openMenuAt(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>('details[open]') : null;
}

function onKeyDown(event: KeyboardEvent): void {
  const menu = event.key === 'Escape' ? openMenuAt(event.target) : null;
  if (menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const menu = openMenuAt(target);
  // When no element takes the focus, a click inside the menu may be in progress.
  if (menu !== null && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
}

/** Adds the behaviour to the menus of an element. Returns a function that removes it. */
export function closeMenus(element: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    for (const menu of element.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  const page = element.ownerDocument;
  element.addEventListener('keydown', onKeyDown);
  element.addEventListener('focusout', onFocusOut);
  page.addEventListener('click', onClick);
  return () => {
    element.removeEventListener('keydown', onKeyDown);
    element.removeEventListener('focusout', onFocusOut);
    page.removeEventListener('click', onClick);
  };
}
