/**
 * Ids of places that are shown more than once.
 *
 * A block may show one child at two places, e.g. for two widths of the screen. The first keeps the id of its place;
 * each further one gets an id of its own, for islands and labels are found by it. What stands inside a copy that waits
 * for the reader is rendered by itself and counts by itself.
 */
import { copyPlace } from './Place.ts';
import type { Place } from './Place.ts';

const COPY = /^(.+)__([2-9])$/;

/** Answers the place itself the first time, then copies of it. */
export function createOccurrences(copy = 1): (place: Place) => Place {
  const counts = new Map<Place, number>();
  return (place) => {
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    if (copy > 1) return copyPlace(place, `${place.id}__${copy}_${count}`);
    return count === 1 ? place : copyPlace(place, `${place.id}__${count}`);
  };
}

export interface FoundPlace {
  readonly place: Place;
  /** 1 for the place itself, from 2 for its copies. */
  readonly copy: number;
}

/** The place with an id that stands in a page, be it of a copy. */
export function findPlace(places: Iterable<Place>, id: string): FoundPlace | undefined {
  const all = [...places];
  const [, original, copy] = COPY.exec(id) ?? [];
  const place = all.find((each) => each.id === id);
  if (place !== undefined) return { place, copy: 1 };
  const copied = all.find((each) => each.id === original);
  return copied === undefined ? undefined : { place: copyPlace(copied, id), copy: Number(copy) };
}
