import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pointer, show, shown, strip } from '../../test/carousel.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

describe('Carousel swipes', () => {
  interface Swipe {
    readonly across: number;
    readonly down?: number;
    readonly pointerType?: string;
  }
  function swipe({ across, down = 0, pointerType = 'touch' }: Swipe) {
    fireEvent(strip(), pointer('pointerdown', { pointerType, clientX: 100, clientY: 100 }));
    fireEvent(strip(), pointer('pointerup', { pointerType, clientX: 100 + across, clientY: 100 + down }));
  }

  it('goes forward on a swipe to the left and back on one to the right', () => {
    show();
    swipe({ across: -10 });
    expect(shown()).toEqual(['Slide 2']);
    swipe({ across: 40 });
    expect(shown()).toEqual(['Slide 1']);
  });

  it('mirrors swipes where text runs right to left', () => {
    document.documentElement.dir = 'rtl';
    show();
    swipe({ across: 40 });
    expect(shown()).toEqual(['Slide 2']);
  });

  it('takes no mouse, no shorter way and no scrolling of the page for a swipe', () => {
    show();
    swipe({ across: -200, pointerType: 'mouse' });
    swipe({ across: -9 });
    swipe({ across: -30, down: 80 });
    expect(shown()).toEqual(['Slide 1']);
  });

  it('forgets a touch that the browser has taken for itself', () => {
    show();
    fireEvent(strip(), pointer('pointerdown', { pointerType: 'touch', clientX: 100, clientY: 100 }));
    fireEvent(strip(), pointer('pointercancel', { pointerType: 'touch', clientX: 100, clientY: 100 }));
    fireEvent(strip(), pointer('pointerup', { pointerType: 'touch', clientX: 10, clientY: 100 }));
    expect(shown()).toEqual(['Slide 1']);
  });
});
