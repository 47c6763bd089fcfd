/**
 * The stored items of a reader, wherever each one is.
 *
 * An item is in one place at a time: writing it takes it out of all others. A place that refuses passes it on to the
 * next, so memory, which refuses nothing, comes last in every order.
 */
import type { Place, PlaceName } from './Place.ts';

export interface Found<Value> {
  readonly place: PlaceName;
  readonly value: Value;
}

export interface Items {
  /**
   * The first item of that name that can be read.
   *
   * @param parse answers `undefined` for a text that it cannot use; the next place is tried then
   */
  find<Value>(key: string, parse: (text: string) => Value | undefined): Found<Value> | undefined;
  put(key: string, text: string, order: readonly PlaceName[]): void;
  /** Takes an item out of every place, or of those named. */
  remove(key: string, from?: readonly PlaceName[]): void;
}

export type Places = Readonly<Record<PlaceName, Place>>;

/** @param order in which places are read */
export function createItems(places: Places, order: readonly PlaceName[]): Items {
  function remove(key: string, from: readonly PlaceName[] = order): void {
    for (const name of from) places[name].remove(key);
  }

  return {
    find(key, parse) {
      for (const place of order) {
        const text = places[place].get(key);
        const value = text === undefined ? undefined : parse(text);
        if (value !== undefined) return { place, value };
      }
      return undefined;
    },
    put(key, text, targets) {
      const kept = targets.find((name) => places[name].set(key, text));
      remove(
        key,
        order.filter((name) => name !== kept),
      );
    },
    remove,
  };
}
