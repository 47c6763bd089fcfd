export type AttachSlot = (element: HTMLElement | null) => void;

/**
 * Renders the markup of another block unchanged: React leaves alone what `dangerouslySetInnerHTML` covers. An island that
 * removes the slot and renders it again gets the same nodes, with everything that has hydrated in them.
 */
export function PreservedSlot({ index, attach }: { readonly index: number; readonly attach: AttachSlot }) {
  return (
    <bs-slot
      ref={attach}
      data-slot={index}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * Returns a function that attaches the preserved nodes.
 *
 * @param original the slot from the server; absent if the island did not render it
 */
function keeper(original: Element | undefined): AttachSlot {
  let kept = original;
  return (element) => {
    if (element === null || element === kept) return;
    if (kept !== undefined) element.append(...kept.childNodes);
    kept = element;
  };
}

/** Preserves the slots of an island, by index, without the slots of islands inside them. */
export function preserveSlots(island: Element, count: number): readonly AttachSlot[] {
  const own = [...island.querySelectorAll('bs-slot')].filter(
    (slot) => slot.parentElement?.closest('bs-island') === island,
  );
  return Array.from({ length: count }, (_, index) =>
    keeper(own.find((slot) => slot.getAttribute('data-slot') === String(index))),
  );
}
