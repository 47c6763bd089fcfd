import { describe, expect, it } from 'vitest';
import { carouselEvents } from './carouselEvents.ts';

describe('carouselEvents', () => {
  it('tells a step of the reader from one of autoplay', () => {
    const before = { status: 'still', first: 1 } as const;
    expect(carouselEvents(before, { type: 'next' }, { ...before, first: 2 })).toEqual([
      { eventName: 'galleryImageNext', autoplay: false },
    ]);
    const playing = { status: 'playing', first: 1 } as const;
    expect(carouselEvents(playing, { type: 'tick' }, { ...playing, first: 2 })).toEqual([
      { eventName: 'galleryImageNext', autoplay: true },
    ]);
  });

  it('tells of the last step before the stop that follows from it', () => {
    const names = carouselEvents(
      { status: 'playing', first: 2 },
      { type: 'tick' },
      { status: 'still', first: 3 },
    ).map(({ eventName }) => eventName);
    expect(names).toEqual(['galleryImageNext', 'galleryAutoplayStop']);
  });

  it('takes starting over from the end as a start and not as a step back', () => {
    const events = carouselEvents(
      { status: 'still', first: 3 },
      { type: 'play' },
      { status: 'playing', first: 1 },
    );
    expect(events).toEqual([{ eventName: 'galleryAutoplayStart' }]);
  });

  it('names a jump by its direction', () => {
    const jump = carouselEvents(
      { status: 'still', first: 5 },
      { type: 'goTo', place: 2 },
      { status: 'still', first: 2 },
    );
    expect(jump).toEqual([{ eventName: 'galleryImagePrevious', autoplay: false }]);
  });
});
