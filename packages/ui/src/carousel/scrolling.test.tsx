import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, event, layOut, press, show, shown, createSlides, strip } from '../../test/carousel.tsx';

describe('Carousel that the browser scrolls', () => {
  const start = (props: Parameters<typeof show>[0] = {}) => {
    const stage = show({ slides: createSlides(4), showCounter: true, ...props });
    return { ...stage, ...layOut(300) };
  };

  it('follows to where the strip has come to rest', () => {
    const { scroll, tick, told, timers } = start();
    scroll(290);
    tick();
    scroll(600.4);
    tick();
    expect(told).toEqual([]);
    tick();
    expect(shown()).toEqual(['Slide 3']);
    expect(screen.getByText('3 of 4', { ignore: '[data-slide] *' })).toBeDefined();
    expect(told).toEqual([event('galleryImageNext', 3, 4, false)]);
    expect(timers.size).toBe(0);
  });

  it('brings every slide into reach while a finger moves them', () => {
    const { scroll } = start();
    scroll(120);
    expect(shown()).toHaveLength(4);
  });

  it('goes on from where a strip stands that still moves', () => {
    const { scroll, told } = start();
    scroll(310);
    press('Go forward one slide');
    expect(shown()).toEqual(['Slide 3']);
    expect(strip().scrollLeft).toBe(600);
    expect(told).toEqual([event('galleryImageNext', 2, 4, false), event('galleryImageNext', 3, 4, false)]);
  });

  it('is at its end where the strip ends, though a part of a slide shows at its side', () => {
    const { scroll, tick } = start({ slidesToShow: 1.5 });
    scroll(900);
    tick();
    tick();
    expect(shown()).toEqual(['Slide 4']);
    expect(button('Go forward one slide')).toBeNull();
  });

  it('leaves a slide in reach of which a part is in view', () => {
    start({ slidesToShow: 1.5 });
    expect(shown()).toEqual(['Slide 1', 'Slide 2']);
    press('Go forward one slide');
    expect(shown()).toEqual(['Slide 2', 'Slide 3']);
  });
});
