/**
 * Menus are `details` elements, which open without script. What they lack is added here, for pages on which nothing is
 * hydrated and for the island alike: Escape closes the open one and returns the focus, and so does leaving it.
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
  // Where nothing takes the focus, a click inside may be on its way.
  if (menu !== null && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
}

/** @returns takes the behaviour off again */
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
