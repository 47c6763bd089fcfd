export type AttachSlot = (element: HTMLElement | null) => void;

/**
 * Markup of another block, kept as it is: React leaves alone what `dangerouslySetInnerHTML` covers. An island that takes
 * the slot out and puts it back gets the same nodes again, with all that has hydrated in them.
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

/** @param original the slot as the server sent it; absent if the island did not show it */
function keeper(original: Element | undefined): AttachSlot {
  let kept = original;
  return (element) => {
    if (element === null || element === kept) return;
    if (kept !== undefined) element.append(...kept.childNodes);
    kept = element;
  };
}

/** Keeps the slots of an island, by index; those of islands that stand in them are not its own. */
export function preserveSlots(island: Element, count: number): readonly AttachSlot[] {
  const own = [...island.querySelectorAll('bs-slot')].filter(
    (slot) => slot.parentElement?.closest('bs-island') === island,
  );
  return Array.from({ length: count }, (_, index) =>
    keeper(own.find((slot) => slot.getAttribute('data-slot') === String(index))),
  );
}
