import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, event, press, region, show, shown } from '../../test/carousel.tsx';

describe('Carousel ads', () => {
  const ads = {
    adElement: <span>An ad</span>,
    adInterstitialClicks: 2,
    showCounter: true,
    indicators: 'dots',
  } as const;

  it('has an ad among its slides, out of reach until it is in view, and does not count it', () => {
    const { told } = show({ ...ads });
    expect(screen.getByText('An ad').closest('[inert]')).not.toBeNull();
    press('Go forward one slide');
    press('Go forward one slide');
    expect(shown()).toEqual(['An ad']);
    expect(region().hasAttribute('data-at-ad')).toBe(true);
    expect(told.at(-1)).toEqual(event('galleryImageNext', 2, 3, false));
    press('Go forward one slide');
    expect(region().hasAttribute('data-at-ad')).toBe(false);
    expect(screen.getByText('An ad').closest('[inert]')).not.toBeNull();
    expect(told.at(-1)).toEqual(event('galleryImageNext', 3, 3, false));
    expect(button('Go forward one slide')).toBeNull();
  });

  it('goes from one slide to the next while an ad waits, and to the ad once its script has shown it', () => {
    show({ ...ads, adsWait: true });
    const slide = screen.getByText('An ad').closest<HTMLElement>('[data-slide]');
    press('Go forward one slide');
    expect(slide?.hidden).toBe(true);
    expect(slide?.hasAttribute('inert')).toBe(true);
    if (slide !== null) slide.hidden = false;
    press('Go forward one slide');
    expect(shown()).toEqual(['An ad']);
    press('Go back one slide');
    expect(shown()).toEqual(['Slide 2']);
    if (slide !== null) slide.hidden = true;
    press('Go forward one slide');
    expect(shown()).toEqual(['Slide 3']);
    expect(button('Go forward one slide')).toBeNull();
  });

  it('jumps over ads to the slide of an indicator', () => {
    show({ ...ads });
    expect(within(region()).getAllByRole('button', { name: /Show slide/ })).toHaveLength(3);
    press('Show slide 3');
    expect(shown()).toEqual(['Slide 3']);
  });
});
