import { describe, expect, it } from 'vitest';
import { CAROUSEL_START, canGoBack, canGoForward, carouselReducer, placesInView } from './carouselState.ts';
import type { CarouselAction, CarouselShape, CarouselState } from './carouselState.ts';

const single: CarouselShape = { places: 3, inView: 1 };
const after = (
  state: CarouselState,
  ...types: readonly ('next' | 'previous' | 'tick' | 'play' | 'pause')[]
) => types.reduce((current, type) => carouselReducer(current, { type }, single), state);

describe('carouselReducer', () => {
  it('starts with as many places in view as fit', () => {
    expect(placesInView(CAROUSEL_START, { places: 9, inView: 4 })).toEqual({ first: 1, last: 4 });
    expect(placesInView(CAROUSEL_START, { places: 2, inView: 4 })).toEqual({ first: 1, last: 2 });
  });

  it('moves one place at a time and stops at the ends', () => {
    expect(after(CAROUSEL_START, 'previous')).toBe(CAROUSEL_START);
    const end = after(CAROUSEL_START, 'next', 'next');
    expect(end).toEqual({ status: 'still', first: 3 });
    expect(after(end, 'next')).toBe(end);
    expect(after(end, 'previous')).toEqual({ status: 'still', first: 2 });
  });

  it('ends where the last place is the last in view', () => {
    const shape = { places: 5, inView: 3 };
    const end = carouselReducer(CAROUSEL_START, { type: 'goTo', place: 5 }, shape);
    expect(placesInView(end, shape)).toEqual({ first: 3, last: 5 });
    expect([canGoBack(end, shape), canGoForward(end, shape)]).toEqual([true, false]);
  });

  it('stops playing with the last place', () => {
    const playing = after(CAROUSEL_START, 'play', 'tick');
    expect(playing).toEqual({ status: 'playing', first: 2 });
    expect(after(playing, 'tick')).toEqual({ status: 'still', first: 3 });
  });

  it('plays on when the reader goes back, and stops when told', () => {
    const playing = after(CAROUSEL_START, 'play', 'tick', 'previous');
    expect(playing).toEqual({ status: 'playing', first: 1 });
    expect(after(playing, 'pause')).toEqual({ status: 'still', first: 1 });
  });

  it('plays from the start again when started at the end', () => {
    expect(after(CAROUSEL_START, 'next', 'next', 'play')).toEqual({ status: 'playing', first: 1 });
  });

  it('does not play when everything is in view', () => {
    expect(carouselReducer(CAROUSEL_START, { type: 'play' }, { places: 3, inView: 4 })).toBe(CAROUSEL_START);
  });

  it('keeps the first place in view when more or fewer fit', () => {
    const state = { status: 'still', first: 3 } as const;
    expect(placesInView(state, { places: 9, inView: 4 })).toEqual({ first: 3, last: 6 });
    expect(placesInView(state, { places: 9, inView: 1 })).toEqual({ first: 3, last: 3 });
  });

  it('shows the end when places vanish, and moves on from there', () => {
    const state = { status: 'still', first: 9 } as const;
    expect(placesInView(state, single)).toEqual({ first: 3, last: 3 });
    const back: CarouselAction = { type: 'previous' };
    expect(carouselReducer(state, back, single).first).toBe(2);
  });
});
