import { describe, expect, it } from 'vitest';
import { button, createStage, event, press, region, show, shown } from '../../test/carousel.tsx';
import { AUTOPLAY_MS } from '../index.ts';

const live = () => region().querySelector('[aria-live]')?.getAttribute('aria-live');

describe('Carousel autoplay', () => {
  it('advances every four seconds and stops on the last slide', () => {
    const { timers, tick, told } = show({ enableAutoplay: true });
    expect(live()).toBe('polite');
    press('Play slides');
    expect([...timers].map(({ milliseconds }) => milliseconds)).toEqual([AUTOPLAY_MS]);
    expect(live()).toBe('off');
    tick();
    expect(shown()).toEqual(['Slide 2']);
    tick();
    expect(shown()).toEqual(['Slide 3']);
    expect(timers.size).toBe(0);
    expect(live()).toBe('polite');
    expect(told).toEqual([
      event('galleryAutoplayStart', 1, 3),
      event('galleryImageNext', 2, 3, true),
      event('galleryImageNext', 3, 3, true),
      event('galleryAutoplayStop', 3, 3),
    ]);
  });

  it('starts over from the first slide when started on the last', () => {
    show({ enableAutoplay: true });
    press('Go forward one slide');
    press('Go forward one slide');
    press('Play slides');
    expect(shown()).toEqual(['Slide 1']);
    expect(button('Pause slides')).not.toBeNull();
  });

  it('pauses when told', () => {
    const { timers, told } = show({ enableAutoplay: true });
    press('Play slides');
    press('Pause slides');
    expect(timers.size).toBe(0);
    expect(told.at(-1)).toEqual(event('galleryAutoplayStop', 1, 3));
  });

  it('leaves no timer behind', () => {
    const { timers, unmount } = show({ enableAutoplay: true });
    press('Play slides');
    unmount();
    expect(timers.size).toBe(0);
  });

  it('is not offered unless enabled, nor to readers who ask for less motion', () => {
    const { unmount } = show();
    expect(button('Play slides')).toBeNull();
    unmount();
    show({ enableAutoplay: true }, createStage({ prefersLessMotion: true }));
    expect(button('Play slides')).toBeNull();
  });
});
