import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, event, press, show, shown } from '../../test/carousel.tsx';

describe('Carousel indicators', () => {
  it('has a button for each slide and marks those in view', () => {
    const { told } = show({ indicators: 'dots' });
    expect(button('Show slide 1')?.getAttribute('aria-current')).toBe('true');
    press('Show slide 3');
    expect(shown()).toEqual(['Slide 3']);
    expect(button('Show slide 3')?.getAttribute('aria-current')).toBe('true');
    expect(button('Show slide 1')?.hasAttribute('aria-current')).toBe(false);
    expect(told).toEqual([event('galleryImageNext', 3, 3, false)]);
  });

  it('shows thumbnails and words that it is given', () => {
    show({ indicators: 'thumbnails', goToSlidePhrase: (slide) => `Go to ${slide}` });
    const second = screen.getByRole('button', { name: 'Go to 2' });
    expect(second.querySelector('img')?.getAttribute('src')).toBe('/t2.jpg');
  });

  it('has further previous and next buttons in the bar on request', () => {
    show({ showAdditionalSlideControls: true });
    expect(screen.getAllByRole('button', { name: 'Go forward one slide' })).toHaveLength(2);
  });
});
