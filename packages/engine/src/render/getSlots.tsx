import type { BlockContent } from '@broadsheet/block-kit';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import type { FragmentRequest } from './Fragment.ts';
import { AreaMark, Slot } from './Slot.tsx';

/**
 * Returns the slots for a block's children and areas, numbered consecutively; nothing for an empty area. In a preview every
 * area begins with a mark, because blocks can be dropped into an empty one.
 */
export function getSlots({ instance, scope, areas }: FragmentRequest): BlockContent {
  let index = 0;
  const slots = (instances: readonly BlockInstance[]) =>
    instances.length === 0 ? undefined : instances.map((each) => <Slot key={each.id} index={index++} />);
  const children = slots(instance.children);
  const filled = [...(areas ?? [])].map(([name, instances]) => [
    name,
    scope.isAdmin ? [<AreaMark key={name} name={name} />, slots(instances)] : slots(instances),
  ]);
  return { children, areas: Object.fromEntries(filled) };
}
