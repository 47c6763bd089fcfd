import { createHost, HostProvider, serverEnvironment } from '@broadsheet/block-kit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AUTOPLAY_MS, Carousel } from '../index.ts';
import type { CarouselProps, GalleryEvent } from '../index.ts';

/** A host whose timer is moved by hand and whose events are kept. */
function createStage({ prefersLessMotion = false, phrases = {} } = {}) {
  const timers = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
  const told: unknown[] = [];
  const host = createHost({
    phrases,
    environment: {
      ...serverEnvironment(),
      matches: (query) => prefersLessMotion && query === '(prefers-reduced-motion: reduce)',
      every(milliseconds, run) {
        const timer = { milliseconds, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
  });
  for (const name of [
    'galleryImageNext',
    'galleryImagePrevious',
    'galleryExpandEnter',
    'galleryExpandExit',
    'galleryAutoplayStart',
    'galleryAutoplayStop',
  ])
    host.events.subscribe(name, (detail) => told.push(detail));
  return {
    host,
    told,
    timers,
    tick: () => act(() => [...timers].forEach(({ run }) => run())),
  };
}

function event(
  eventName: GalleryEvent['eventName'],
  orderPosition: number,
  totalImages: number,
  autoplay?: boolean,
): GalleryEvent {
  const base = {
    eventName,
    ansGalleryId: 'storm',
    ansGalleryHeadline: 'After the storm',
    orderPosition,
    totalImages,
  };
  return autoplay === undefined ? base : { ...base, autoplay };
}

const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `s${index + 1}`,
    content: <a href={`/${index + 1}/`}>Slide {index + 1}</a>,
    thumbnail: <img src={`/t${index + 1}.jpg`} alt="" />,
  }));

function show(props: Partial<CarouselProps> = {}, stage = createStage()) {
  const view = (more: Partial<CarouselProps> = {}) => (
    <HostProvider host={stage.host}>
      <Carousel
        id="storm"
        label="After the storm"
        slidesToShow={1}
        slides={slidesOf(3)}
        {...props}
        {...more}
      />
    </HostProvider>
  );
  const { rerender, container, unmount } = render(view());
  return { ...stage, container, unmount, change: (more: Partial<CarouselProps>) => rerender(view(more)) };
}

const strip = () => screen.getByRole('group', { name: 'After the storm' });
const region = () => screen.getByRole('region', { name: 'After the storm' });
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  [...strip().querySelectorAll('[data-slide]:not([aria-hidden])')].map((slide) => slide.textContent);

// The document of the tests knows no pointer events, only their names.
function pointer(type: string, init: { pointerType: string; clientX: number; clientY: number }) {
  const made = new MouseEvent(type, { bubbles: true, clientX: init.clientX, clientY: init.clientY });
  return Object.defineProperties(made, {
    pointerType: { value: init.pointerType },
    pointerId: { value: 1 },
    isPrimary: { value: true },
  });
}

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

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

  it('rings the buttons over its pictures in a colour that shows on any of them', () => {
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
    show({ slides: slidesOf(6), slidesToShow: undefined });
    expect(shown()).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4']);
    press('Go forward one slide');
    expect(shown()).toEqual(['Slide 2', 'Slide 3', 'Slide 4', 'Slide 5']);
  });

  it('shows as many slides as the styles around it say', () => {
    const around = document.body.style;
    around.setProperty('--bs-slides', '2');
    show({ slides: slidesOf(6), slidesToShow: undefined });
    around.removeProperty('--bs-slides');
    expect(shown()).toEqual(['Slide 1', 'Slide 2']);
  });

  it('keeps its place when another number of slides fits', () => {
    const { change } = show({ slides: slidesOf(6), slidesToShow: 2 });
    press('Go forward one slide');
    change({ slidesToShow: 3 });
    expect(shown()).toEqual(['Slide 2', 'Slide 3', 'Slide 4']);
  });

  it('counts the slides with a hidden word before the number', () => {
    show({ showCounter: true });
    press('Go forward one slide');
    const counter = screen.getByText('2 of 3', { ignore: '[data-slide] *' });
    expect(counter.textContent).toBe('Picture 2 of 3');
  });

  it('prints the words it is given', () => {
    show({
      showCounter: true,
      pageCountPhrase: (current, total) => <b>{`${current}/${total}`}</b>,
      controls: { next: { text: 'Onwards', icon: <i>»</i> } },
      slides: [{ key: 'a', content: 'A', label: 'The pier' }, ...slidesOf(1)],
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

  it('tells a slide whether it is in view', () => {
    const content = (isInView: boolean) => (isInView ? 'playing' : 'paused');
    show({ slides: ['a', 'b'].map((key) => ({ key, content })) });
    expect(strip().textContent).toBe('playingpaused');
    press('Go forward one slide');
    expect(strip().textContent).toBe('pausedplaying');
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

/** A carousel as the server wrote it, which a reader has scrolled before the script came. */
function written(scrollLeft = 0) {
  const stage = createStage();
  const page = (
    <HostProvider host={stage.host}>
      <Carousel id="storm" label="After the storm" slidesToShow={1} slides={slidesOf(4)} showCounter />
    </HostProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const [scrolled] = container.querySelectorAll('#storm-slides');
  container.querySelectorAll('[data-slide]').forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 300 });
  });
  // Newer browsers answer with a promise.
  const scrollTo = vi.fn(() => Promise.resolve());
  const scroll = (left: number) =>
    Object.defineProperty(scrolled, 'scrollLeft', { configurable: true, value: left });
  Object.defineProperties(scrolled, { scrollTo: { value: scrollTo } });
  scroll(scrollLeft);
  return { ...stage, page, container, scroll, scrollTo };
}

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
    show({ slides: [{ key: 'form', content: <input aria-label="Name" /> }, ...slidesOf(2)] });
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
    show({ slides: slidesOf(2) });
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

describe('Carousel autoplay', () => {
  it('advances every four seconds and stops on the last slide', () => {
    const { timers, tick, told } = show({ enableAutoplay: true });
    expect(strip().getAttribute('aria-live')).toBe('polite');
    press('Play slides');
    expect([...timers].map(({ milliseconds }) => milliseconds)).toEqual([AUTOPLAY_MS]);
    expect(strip().getAttribute('aria-live')).toBe('off');
    tick();
    expect(shown()).toEqual(['Slide 2']);
    tick();
    expect(shown()).toEqual(['Slide 3']);
    expect(timers.size).toBe(0);
    expect(strip().getAttribute('aria-live')).toBe('polite');
    expect(told).toEqual([
      event('galleryAutoplayStart', 1, 3),
      event('galleryImageNext', 2, 3, true),
      event('galleryImageNext', 3, 3, true),
      event('galleryAutoplayStop', 3, 3),
    ]);
  });

  it('starts over from the first slide when started on the last', () => {
    show({ enableAutoplay: true });
    press('Go forward one slide');
    press('Go forward one slide');
    press('Play slides');
    expect(shown()).toEqual(['Slide 1']);
    expect(button('Pause slides')).not.toBeNull();
  });

  it('pauses when told', () => {
    const { timers, told } = show({ enableAutoplay: true });
    press('Play slides');
    press('Pause slides');
    expect(timers.size).toBe(0);
    expect(told.at(-1)).toEqual(event('galleryAutoplayStop', 1, 3));
  });

  it('leaves no timer behind', () => {
    const { timers, unmount } = show({ enableAutoplay: true });
    press('Play slides');
    unmount();
    expect(timers.size).toBe(0);
  });

  it('is not offered unless enabled, nor to readers who ask for less motion', () => {
    const { unmount } = show();
    expect(button('Play slides')).toBeNull();
    unmount();
    show({ enableAutoplay: true }, createStage({ prefersLessMotion: true }));
    expect(button('Play slides')).toBeNull();
  });
});

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

describe('Carousel ads', () => {
  const ads = {
    adElement: <span>An ad</span>,
    adInterstitialClicks: 2,
    showCounter: true,
    indicators: 'dots',
  } as const;

  it('mounts the ad only while it is in view and does not count it', () => {
    const { told } = show({ ...ads });
    expect(screen.queryByText('An ad')).toBeNull();
    press('Go forward one slide');
    press('Go forward one slide');
    expect(shown()).toEqual(['An ad']);
    expect(told.at(-1)).toEqual(event('galleryImageNext', 2, 3, false));
    press('Go forward one slide');
    expect(screen.queryByText('An ad')).toBeNull();
    expect(told.at(-1)).toEqual(event('galleryImageNext', 3, 3, false));
    expect(button('Go forward one slide')).toBeNull();
  });

  it('jumps over ads to the slide of an indicator', () => {
    show({ ...ads });
    expect(within(region()).getAllByRole('button', { name: /Show slide/ })).toHaveLength(3);
    press('Show slide 3');
    expect(shown()).toEqual(['Slide 3']);
  });
});

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
