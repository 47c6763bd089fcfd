/** A carousel of links about a storm, in a host whose timer is moved by hand. */
import { createHost, HostProvider, serverEnvironment } from '@broadsheet/block-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../src/index.ts';
import type { CarouselProps, GalleryEvent } from '../src/index.ts';

/** A host whose timer is moved by hand and whose events are kept. */
export function createStage({ prefersLessMotion = false, phrases = {} } = {}) {
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

export function event(
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

export const createSlides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `s${index + 1}`,
    content: <a href={`/${index + 1}/`}>Slide {index + 1}</a>,
    thumbnail: <img src={`/t${index + 1}.jpg`} alt="" />,
  }));

export function show(props: Partial<CarouselProps> = {}, stage = createStage()) {
  const view = (more: Partial<CarouselProps> = {}) => (
    <HostProvider host={stage.host}>
      <Carousel
        id="storm"
        label="After the storm"
        slidesToShow={1}
        slides={createSlides(3)}
        {...props}
        {...more}
      />
    </HostProvider>
  );
  const { rerender, container, unmount } = render(view());
  return { ...stage, container, unmount, change: (more: Partial<CarouselProps>) => rerender(view(more)) };
}

export const strip = () => screen.getByRole('group', { name: 'After the storm' });
export const region = () => screen.getByRole('region', { name: 'After the storm' });
export const button = (name: string) => screen.queryByRole('button', { name });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const shown = () =>
  [...strip().querySelectorAll('[data-slide]:not([aria-hidden])')].map((slide) => slide.textContent);

interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

/** Fingers on the screen, or the one that has just left it. */
export function touch(type: 'touchstart' | 'touchend' | 'touchcancel', ...fingers: readonly Finger[]) {
  return Object.defineProperties(new Event(type, { bubbles: true }), {
    touches: { value: type === 'touchstart' ? fingers : [] },
    changedTouches: { value: fingers },
  });
}

/** Lays the slides out, which the document of the tests does not, each so many CSS pixels wide. */
export function layOut(width: number) {
  const slides = [...strip().querySelectorAll('[data-slide]')];
  const step = document.documentElement.dir === 'rtl' ? -width : width;
  slides.forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { configurable: true, value: index * step }),
  );
  Object.defineProperties(strip(), {
    clientWidth: { configurable: true, value: width },
    scrollWidth: { configurable: true, value: slides.length * width },
  });
  return {
    /** As the browser does for a finger or a wheel. */
    scroll(left: number) {
      strip().scrollLeft = left;
      fireEvent.scroll(strip());
    },
  };
}

/** A carousel as the server wrote it. */
export function written() {
  const stage = createStage();
  const page = (
    <HostProvider host={stage.host}>
      <Carousel id="storm" label="After the storm" slidesToShow={1} slides={createSlides(4)} showCounter />
    </HostProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return { ...stage, page, container };
}
