import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { layOut, show, shown, createSlides, strip, touch } from '../../test/carousel.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

describe('Carousel swipes', () => {
  interface Swipe {
    readonly across: number;
    readonly down?: number;
  }
  const start = { clientX: 100, clientY: 100 };
  function swipe({ across, down = 0 }: Swipe) {
    fireEvent(strip(), touch('touchstart', start));
    fireEvent(strip(), touch('touchend', { clientX: 100 + across, clientY: 100 + down }));
  }

  it('goes forward on a swipe to the left and back on one to the right', () => {
    show();
    layOut(300);
    swipe({ across: -10 });
    expect(shown()).toEqual(['Slide 2']);
    swipe({ across: 40 });
    expect(shown()).toEqual(['Slide 1']);
  });

  it('mirrors swipes where text runs right to left', () => {
    document.documentElement.dir = 'rtl';
    show();
    layOut(300);
    swipe({ across: 40 });
    expect(shown()).toEqual(['Slide 2']);
  });

  it('takes no mouse, no shorter way and no scrolling of the page for a swipe', () => {
    show();
    layOut(300);
    fireEvent.mouseDown(strip(), start);
    fireEvent.mouseUp(strip(), { clientX: -200, clientY: 100 });
    swipe({ across: -9 });
    swipe({ across: -30, down: 80 });
    expect(shown()).toEqual(['Slide 1']);
  });

  it('takes two fingers for a pinch, and forgets a touch that is called off', () => {
    show();
    layOut(300);
    fireEvent(strip(), touch('touchstart', start, { clientX: 200, clientY: 100 }));
    fireEvent(strip(), touch('touchend', { clientX: 10, clientY: 100 }));
    fireEvent(strip(), touch('touchstart', start));
    fireEvent(strip(), touch('touchcancel', start));
    fireEvent(strip(), touch('touchend', { clientX: 10, clientY: 100 }));
    expect(shown()).toEqual(['Slide 1']);
  });

  it('goes as far as the finger has taken the strip, and no further', () => {
    show({ slides: createSlides(5) });
    const { scroll } = layOut(300);
    fireEvent(strip(), touch('touchstart', start));
    scroll(280);
    fireEvent(strip(), touch('touchend', { clientX: -180, clientY: 100 }));
    expect(shown()).toEqual(['Slide 2']);
    fireEvent(strip(), touch('touchstart', start));
    scroll(900);
    fireEvent(strip(), touch('touchend', { clientX: -500, clientY: 100 }));
    expect(shown()).toEqual(['Slide 4']);
  });

  it('goes on from where a strip is going that has not arrived', () => {
    show({ slides: createSlides(5) });
    layOut(300);
    swipe({ across: -20 });
    strip().scrollLeft = 40;
    swipe({ across: -20 });
    expect(shown()).toEqual(['Slide 3']);
  });

  it('stays at the ends', () => {
    show({ slides: createSlides(2) });
    layOut(300);
    swipe({ across: -20 });
    swipe({ across: -20 });
    expect([shown(), strip().scrollLeft]).toEqual([['Slide 2'], 300]);
  });

  it('scrolls once more where the momentum of the finger went another way', () => {
    const { tick } = show();
    layOut(300);
    swipe({ across: -20 });
    expect(strip().scrollLeft).toBe(300);
    strip().scrollLeft = 0;
    fireEvent.scroll(strip());
    tick();
    tick();
    expect(strip().scrollLeft).toBe(300);
    fireEvent.scroll(strip());
    tick();
    tick();
    expect(shown()).toEqual(['Slide 2']);
  });
});
