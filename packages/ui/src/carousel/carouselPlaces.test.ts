import { describe, expect, it } from 'vitest';
import { carouselPlaces, findPlace, slideAt } from './carouselPlaces.ts';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `s${index + 1}`, content: '' }));
const kinds = (count: number, adEvery?: number) =>
  carouselPlaces(slides(count), adEvery).map((place) => (place.kind === 'ad' ? 'ad' : place.number));

describe('carouselPlaces', () => {
  it('holds the slides alone when no ads are asked for', () => {
    expect(kinds(3)).toEqual([1, 2, 3]);
    expect(kinds(3, 0)).toEqual([1, 2, 3]);
    expect(kinds(0, 1)).toEqual([]);
  });

  it('puts an ad after every so many slides, but not after the last', () => {
    expect(kinds(5, 2)).toEqual([1, 2, 'ad', 3, 4, 'ad', 5]);
    expect(kinds(4, 2)).toEqual([1, 2, 'ad', 3, 4]);
  });

  it('counts slides and not ads', () => {
    const places = carouselPlaces(slides(4), 2);
    expect([1, 2, 3, 4, 5].map((place) => slideAt(places, place))).toEqual([1, 2, 2, 3, 4]);
  });

  it('finds the place of a slide behind ads', () => {
    const places = carouselPlaces(slides(4), 2);
    expect([1, 2, 3, 4, 9].map((slide) => findPlace(places, slide))).toEqual([1, 2, 4, 5, 1]);
  });
});
