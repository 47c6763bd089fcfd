import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { event, pointer, press, shown, strip, written } from '../../test/carousel.tsx';

describe('Carousel that was scrolled before the script came', () => {
  const start = (scrollLeft: number) => {
    const stage = written(scrollLeft);
    render(stage.page, { container: stage.container, hydrate: true });
    return stage;
  };
  const isNative = () => shown().length === 4;

  it('leaves the strip to the browser while it stands between two slides', () => {
    const { tick, told } = start(120);
    tick();
    tick();
    expect(isNative()).toBe(true);
    expect(told).toEqual([]);
  });

  it('goes on from the slide the reader had scrolled to', () => {
    const { tick, told, scroll, scrollTo, timers } = start(120);
    scroll(600.4);
    tick();
    expect(isNative()).toBe(true);
    tick();
    expect(shown()).toEqual(['Slide 3']);
    expect(screen.getByText('3 of 4', { ignore: '[data-slide] *' })).toBeDefined();
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: 'instant' });
    expect(told).toEqual([event('galleryImageNext', 3, 4, false)]);
    expect(timers.size).toBe(0);
  });

  it('waits for a finger that lies on it', () => {
    const { tick } = start(300);
    fireEvent(strip(), pointer('pointerdown', { pointerType: 'touch', clientX: 100, clientY: 100 }));
    tick();
    tick();
    expect(isNative()).toBe(true);
    fireEvent(strip(), pointer('pointercancel', { pointerType: 'touch', clientX: 100, clientY: 100 }));
    tick();
    expect(shown()).toEqual(['Slide 2']);
  });

  it('takes over at once when a button is pressed, and moves on from there', () => {
    const { told, scrollTo } = start(310);
    press('Go forward one slide');
    expect(shown()).toEqual(['Slide 3']);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(told).toEqual([event('galleryImageNext', 2, 4, false), event('galleryImageNext', 3, 4, false)]);
  });

  it('leaves arrow keys to the browser, which scrolls the strip that has the focus', () => {
    start(300);
    strip().focus();
    expect(fireEvent.keyDown(strip(), { key: 'ArrowRight' })).toBe(true);
    expect(isNative()).toBe(true);
    screen.getByRole('button', { name: 'Go forward one slide' }).focus();
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    expect(shown()).toEqual(['Slide 3']);
  });
});
