import type { BlockContent } from '@broadsheet/block-kit';
import type { FragmentRequest } from './Fragment.ts';
import type { Place } from './Place.ts';
import { Slot } from './Slot.tsx';

/** Slots for what stands inside a block, numbered through its children and areas; nothing where nothing stands. */
export function slotsOf({ place, areas }: FragmentRequest): BlockContent {
  let index = 0;
  const slots = (places: readonly Place[]) =>
    places.length === 0 ? undefined : places.map((each) => <Slot key={each.id} index={index++} />);
  const children = slots(place.children);
  const filled = [...(areas ?? [])].map(([name, places]) => [name, slots(places)]);
  return { children, areas: Object.fromEntries(filled) };
}
