/**
 * Ids of instances that are shown more than once.
 *
 * A block may show one child in two places, e.g. for two widths of the screen. The first keeps the id of its instance;
 * each further one gets an id of its own, for islands and labels are found by it. What stands inside a copy that waits
 * for the reader is rendered by itself and counts by itself.
 */
import { copyInstance } from './BlockInstance.ts';
import type { BlockInstance } from './BlockInstance.ts';

const COPY = /^(.+)__([2-9])$/;

/** Creates a function that returns the instance itself on the first call, then copies with ids of their own. */
export function createOccurrences(copy = 1): (instance: BlockInstance) => BlockInstance {
  const counts = new Map<BlockInstance, number>();
  return (instance) => {
    const count = (counts.get(instance) ?? 0) + 1;
    counts.set(instance, count);
    if (copy > 1) return copyInstance(instance, `${instance.id}__${copy}_${count}`);
    return count === 1 ? instance : copyInstance(instance, `${instance.id}__${count}`);
  };
}

export interface FoundInstance {
  readonly instance: BlockInstance;
  /** 1 for the instance itself, from 2 for its copies. */
  readonly copy: number;
}

/** The instance with an id that stands in a page, be it of a copy. */
export function findInstance(instances: Iterable<BlockInstance>, id: string): FoundInstance | undefined {
  const all = [...instances];
  const [, original, copy] = COPY.exec(id) ?? [];
  const instance = all.find((each) => each.id === id);
  if (instance !== undefined) return { instance, copy: 1 };
  const copied = all.find((each) => each.id === original);
  return copied === undefined ? undefined : { instance: copyInstance(copied, id), copy: Number(copy) };
}
