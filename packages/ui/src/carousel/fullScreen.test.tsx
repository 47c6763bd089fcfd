import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { button, event, press, region, show } from '../../test/carousel.tsx';

describe('Carousel full screen', () => {
  let current: Element | null = null;
  function change(to: Element | null) {
    current = to;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  }
  function supportFullScreen() {
    Object.defineProperties(document, {
      fullscreenEnabled: { configurable: true, value: true },
      fullscreenElement: { configurable: true, get: () => current },
      exitFullscreen: { configurable: true, value: () => change(null) },
    });
    Object.defineProperty(Element.prototype, 'requestFullscreen', {
      configurable: true,
      value(this: Element) {
        return change(this);
      },
    });
  }
  afterEach(() => {
    current = null;
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  });

  it('is offered only where the browser can', () => {
    show({ enableFullScreen: true });
    expect(button('Full screen')).toBeNull();
  });

  it('fills the screen with the carousel and tells so, also when the browser leaves by itself', async () => {
    supportFullScreen();
    const { told } = show({ enableFullScreen: true });
    await act(async () => press('Full screen'));
    expect(current).toBe(region());
    expect(told).toEqual([event('galleryExpandEnter', 1, 3)]);
    await act(() => change(null));
    expect(button('Full screen')).not.toBeNull();
    expect(told.at(-1)).toEqual(event('galleryExpandExit', 1, 3));
  });

  it('keeps the offer when a press was too long ago for the browser, and withdraws it when it refuses', async () => {
    supportFullScreen();
    let isActive = false;
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: {
        get isActive() {
          return isActive;
        },
      },
    });
    Object.defineProperty(Element.prototype, 'requestFullscreen', {
      configurable: true,
      value: () => Promise.reject(new TypeError('Permission denied')),
    });
    show({ enableFullScreen: true });
    await act(async () => press('Full screen'));
    expect(button('Full screen')).not.toBeNull();
    isActive = true;
    await act(async () => press('Full screen'));
    expect(button('Full screen')).toBeNull();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('leaves by its button', async () => {
    supportFullScreen();
    show({ enableFullScreen: true });
    await act(async () => press('Full screen'));
    await act(async () => press('Leave full screen'));
    expect(current).toBeNull();
  });
});
