import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { button, show, shown, createSlides, strip } from '../../test/carousel.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

describe('Carousel keys', () => {
  it('moves with the arrow keys', () => {
    show();
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    expect(shown()).toEqual(['Slide 2']);
    fireEvent.keyDown(strip(), { key: 'ArrowLeft' });
    expect(shown()).toEqual(['Slide 1']);
  });

  it('mirrors the arrow keys where text runs right to left', () => {
    document.documentElement.dir = 'rtl';
    show();
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    expect(shown()).toEqual(['Slide 1']);
    fireEvent.keyDown(strip(), { key: 'ArrowLeft' });
    expect(shown()).toEqual(['Slide 2']);
  });

  it('leaves other keys, shortcuts of the browser and fields alone', () => {
    show({ slides: [{ key: 'form', content: <input aria-label="Name" /> }, ...createSlides(2)] });
    fireEvent.keyDown(strip(), { key: 'Tab' });
    fireEvent.keyDown(strip(), { key: 'ArrowRight', altKey: true });
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.keyDown(field, { key: 'ArrowRight' });
    expect(screen.getByRole('textbox')).toBe(field);
    expect(button('Go back one slide')).toBeNull();
  });

  it('takes the focus to the strip when the focused slide leaves the view', () => {
    show();
    const link = screen.getByRole('link', { name: 'Slide 1' });
    link.focus();
    fireEvent.keyDown(link, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(strip());
  });

  it('takes the focus to the strip when the focused button goes', () => {
    show({ slides: createSlides(2) });
    const next = screen.getByRole('button', { name: 'Go forward one slide' });
    next.focus();
    fireEvent.click(next);
    expect(document.activeElement).toBe(strip());
  });

  it('takes no focus that was elsewhere', () => {
    show();
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(document.body);
  });
});
