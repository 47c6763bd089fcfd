import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  createStage,
  event,
  press,
  region,
  show,
  shown,
  createSlides,
  strip,
  written,
} from '../../test/carousel.tsx';

describe('Carousel', () => {
  it('has the roles and names of a carousel and passes axe', async () => {
    const { container } = show({
      showCounter: true,
      enableAutoplay: true,
      indicators: 'dots',
      showAdditionalSlideControls: false,
    });
    expect(region().getAttribute('aria-roledescription')).toBe('carousel');
    const first = screen.getByRole('group', { name: '1 of 3' });
    expect(first.getAttribute('aria-roledescription')).toBe('slide');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('rings the buttons over its images in a colour that shows on any of them', () => {
    show();
    const next = screen.getByRole('button', { name: 'Go forward one slide' });
    next.focus();
    const { outlineColor, color } = getComputedStyle(next);
    expect(outlineColor).toBe(color);
  });

  it('hides slides out of view from assistive technology and the tab order', () => {
    show();
    const slides = [...strip().querySelectorAll('[data-slide]')];
    expect(slides.map((slide) => slide.getAttribute('aria-hidden'))).toEqual([null, 'true', 'true']);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    press('Go forward one slide');
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
  });

  it('is called in events what it is told, whatever the id of its element', () => {
    const { told } = show({ galleryId: 'gallery-of-the-storm' });
    press('Go forward one slide');
    expect(region().id).toBe('storm');
    expect(told).toEqual([
      { ...event('galleryImageNext', 2, 3, false), ansGalleryId: 'gallery-of-the-storm' },
    ]);
  });

  it('hides previous on the first view and next on the last slide', () => {
    show();
    expect(button('Go back one slide')).toBeNull();
    press('Go forward one slide');
    press('Go forward one slide');
    expect(shown()).toEqual(['Slide 3']);
    expect(button('Go forward one slide')).toBeNull();
    press('Go back one slide');
    expect(shown()).toEqual(['Slide 2']);
  });

  it('has nowhere to go when everything is in view', () => {
    show({ slidesToShow: 4, enableAutoplay: true });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(shown()).toHaveLength(3);
  });

  it('shows four slides unless told', () => {
    show({ slides: createSlides(6), slidesToShow: undefined });
    expect(shown()).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']);
    press('Go forward one slide');
    expect(shown()).toEqual(['Slide 2', 'Slide 3', 'Slide 4', 'Slide 5']);
  });

  it('shows as many slides as the styles around it say', () => {
    const around = document.body.style;
    around.setProperty('--bs-slides', '2');
    show({ slides: createSlides(6), slidesToShow: undefined });
    around.removeProperty('--bs-slides');
    expect(shown()).toEqual(['Slide 1', 'Slide 2']);
  });

  it('keeps its place when another number of slides fits', () => {
    const { change } = show({ slides: createSlides(6), slidesToShow: 2 });
    press('Go forward one slide');
    change({ slidesToShow: 3 });
    expect(shown()).toEqual(['Slide 2', 'Slide 3', 'Slide 4']);
  });

  it('counts the slides with a hidden word before the number', () => {
    show({ showCounter: true });
    press('Go forward one slide');
    const counter = screen.getByText('2 of 3', { ignore: '[data-slide] *' });
    expect(counter.parentElement?.textContent).toBe('Picture 2 of 3');
    expect(counter.closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('prints the words it is given', () => {
    show({
      showCounter: true,
      pageCountPhrase: (current, total) => <b>{`${current}/${total}`}</b>,
      controls: { next: { text: 'Onwards', icon: <i>»</i> } },
      slides: [{ key: 'a', content: 'A', label: 'The pier' }, ...createSlides(1)],
    });
    expect(screen.getByText('1/2').tagName).toBe('B');
    expect(button('Onwards')?.textContent).toBe('»');
    expect(screen.getByRole('group', { name: 'The pier' }).textContent).toBe('A');
  });

  it('speaks the language of its host', () => {
    show(
      {},
      createStage({ phrases: { 'car.next': 'Ein Bild weiter', 'car.count': '{current} von {total}' } }),
    );
    expect(button('Ein Bild weiter')).not.toBeNull();
    expect(screen.getByRole('group', { name: '1 von 3' })).toBeDefined();
  });

  it('takes over without changing what the server wrote', () => {
    const { container, page } = written();
    const complain = vi.fn();
    // A text that differs is reported to the root, an attribute that differs to the console.
    const consoleError = vi.spyOn(console, 'error').mockImplementation(complain);
    render(page, { container, hydrate: true, onRecoverableError: complain });
    consoleError.mockRestore();
    expect(complain).not.toHaveBeenCalled();
    expect(shown()).toEqual(['Slide 1']);
  });

  it('moves by two slides when it is pressed twice before it can show the first', () => {
    const { told } = show();
    const next = screen.getByRole('button', { name: 'Go forward one slide' });
    act(() => {
      next.click();
      next.click();
    });
    expect(shown()).toEqual(['Slide 3']);
    expect(told).toHaveLength(2);
  });
});
