import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FullScreen } from '../index.ts';

const UNPREFIXED = {
  enabled: 'fullscreenEnabled',
  current: 'fullscreenElement',
  request: 'requestFullscreen',
  exit: 'exitFullscreen',
  change: 'fullscreenchange',
} as const;
const WEBKIT = {
  enabled: 'webkitFullscreenEnabled',
  current: 'webkitFullscreenElement',
  request: 'webkitRequestFullscreen',
  exit: 'webkitExitFullscreen',
  change: 'webkitfullscreenchange',
} as const;

/** A browser that can show elements full screen, under either of the names. */
function createBrowser(names: typeof UNPREFIXED | typeof WEBKIT, refuses = false) {
  let current: Element | null = null;
  const change = (to: Element | null) => {
    current = to;
    document.dispatchEvent(new Event(names.change));
  };
  Object.defineProperties(document, {
    [names.enabled]: { configurable: true, value: true },
    [names.current]: { configurable: true, get: () => current },
    [names.exit]: { configurable: true, value: () => change(null) },
  });
  Object.defineProperty(Element.prototype, names.request, {
    configurable: true,
    value(this: Element) {
      if (refuses) return Promise.reject(new TypeError('Permission denied'));
      return change(this);
    },
  });
  return { current: () => current, leave: () => act(() => change(null)) };
}

afterEach(() => {
  for (const { enabled, current, exit, request } of [UNPREFIXED, WEBKIT]) {
    for (const name of [enabled, current, exit]) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, request);
  }
});

const page = (
  <FullScreen enterLabel="Show the main picture in full screen" exitLabel="Leave full screen of the picture">
    <img src="/pier.jpg" alt="The pier" />
  </FullScreen>
);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('FullScreen', () => {
  it('has no button where the browser cannot', () => {
    render(page);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toBe('/pier.jpg');
  });

  it.each([
    ['its own', UNPREFIXED],
    ['a vendor’s', WEBKIT],
  ])('enters and leaves by %s name, and offers to close', async (_, names) => {
    const browser = createBrowser(names);
    render(page);
    await press('Show the main picture in full screen');
    expect(browser.current()?.contains(screen.getByRole('img'))).toBe(true);
    await press('Leave full screen of the picture');
    expect(browser.current()).toBeNull();
    await press('Show the main picture in full screen');
    await press('Close');
    expect(browser.current()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('leaves the keyboard on its button once the close button is gone', async () => {
    createBrowser(UNPREFIXED);
    render(page);
    await press(/Show/);
    screen.getByRole('button', { name: 'Close' }).focus();
    await press('Close');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('follows a browser that leaves by itself', async () => {
    const browser = createBrowser(UNPREFIXED);
    render(page);
    await press(/Show/);
    browser.leave();
    expect(screen.getByRole('button', { name: /^Show/ })).toBeDefined();
  });

  it('rings its button in a colour that shows on any image', () => {
    createBrowser(UNPREFIXED);
    render(page);
    const button = screen.getByRole('button');
    button.focus();
    const { outlineColor, color } = getComputedStyle(button);
    expect(outlineColor).toBe(color);
  });

  it('keeps the keyboard on its button, whose name changes with what it does', async () => {
    createBrowser(UNPREFIXED);
    render(page);
    const button = screen.getByRole('button');
    button.focus();
    await press(/Show/);
    expect(screen.getByRole('button', { name: 'Leave full screen of the picture' })).toBe(button);
    expect(document.activeElement).toBe(button);
  });

  it('is named by the words seen on it unless told', () => {
    createBrowser(UNPREFIXED);
    render(<FullScreen>A map</FullScreen>);
    expect(screen.getByRole('button', { name: 'Full screen' })).toBeDefined();
  });

  it('stays as it is when it is rendered again while it fills the screen', async () => {
    createBrowser(UNPREFIXED);
    const { rerender } = render(page);
    await press(/Show/);
    rerender(<FullScreen exitLabel="Go back">A map</FullScreen>);
    expect(screen.getByRole('button', { name: 'Go back' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  });

  it('withdraws the offer when the browser refuses', async () => {
    createBrowser(UNPREFIXED, true);
    render(page);
    await press(/Show/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves no listener on the document', () => {
    createBrowser(UNPREFIXED);
    const listening = new Set<string>();
    const add = vi.spyOn(document, 'addEventListener').mockImplementation((name) => {
      if (name.endsWith('fullscreenchange')) listening.add(name);
    });
    const remove = vi.spyOn(document, 'removeEventListener').mockImplementation((name) => {
      listening.delete(name);
    });
    const { unmount } = render(page);
    const during = listening.size;
    unmount();
    add.mockRestore();
    remove.mockRestore();
    expect([during, listening.size]).toEqual([2, 0]);
  });
});
