import { createHost, HostProvider } from '@broadsheet/block-kit';
import type { ElementContext } from '@broadsheet/block-kit';
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import {
  button,
  createStage,
  event,
  layOut,
  press,
  region,
  shown,
  createSlides,
  strip,
  touch,
} from '../../test/carousel.tsx';
import { Carousel } from '../index.ts';
import { enhance } from './carousel.enhance.ts';

const refuse = () => Promise.reject(new Error('Nothing is asked for.'));
const element = document.createElement('bs-block');

/** A page as the server writes it, whose loader has run the enhancement. */
function open(slides = 3) {
  const { host, timers } = createStage();
  const page = createHost({ renderEnhanced: ({ children }) => children });
  element.innerHTML = renderToStaticMarkup(
    <HostProvider host={page}>
      <Carousel
        id="storm"
        label="After the storm"
        slidesToShow={1}
        slides={createSlides(slides)}
        enableAutoplay
        showCounter
      />
    </HostProvider>,
  );
  document.body.append(element);
  const told: unknown[] = [];
  document.addEventListener('galleryImageNext', (heard) =>
    told.push(heard instanceof CustomEvent && heard.detail),
  );
  const context: ElementContext = {
    element,
    site: 'courier',
    environment: host.environment,
    identity: refuse,
    sales: refuse,
    consent: refuse,
    fetchContent: refuse,
    fetchBlock: refuse,
    openStory: refuse,
  };
  return { told, timers, enhanceAgain: () => enhance(context), leave: enhance(context) };
}

afterEach(() => element.remove());

test('offers its buttons as soon as a press is heard', () => {
  const { leave } = open();
  expect(button('Go forward one slide')).not.toBeNull();
  leave();
  expect(button('Go forward one slide')).toBeNull();
});

test('changes nothing before a reader asks for something', () => {
  open();
  expect(shown()).toHaveLength(3);
  expect(region().hasAttribute('data-carousel-is')).toBe(false);
});

test('answers the press that brought the script, and those that came before it was there', async () => {
  const { told } = open();
  press('Go forward one slide');
  press('Go forward one slide');
  await expect.poll(shown).toEqual(['Slide 3']);
  expect(button('Go forward one slide')).toBeNull();
  expect(screen.getByText('3 of 3', { ignore: '[data-slide] *' })).toBeTruthy();
  expect(told).toEqual([event('galleryImageNext', 2, 3, false), event('galleryImageNext', 3, 3, false)]);
});

test('answers a key and a swipe as well', async () => {
  open();
  layOut(300);
  fireEvent.keyDown(strip(), { key: 'ArrowRight' });
  await expect.poll(shown).toEqual(['Slide 2']);
  fireEvent(strip(), touch('touchstart', { clientX: 100, clientY: 50 }));
  fireEvent(strip(), touch('touchend', { clientX: 88, clientY: 50 }));
  await expect.poll(shown).toEqual(['Slide 3']);
});

test('goes on from where a reader had scrolled before anybody listened', async () => {
  const { leave, enhanceAgain } = open();
  leave();
  layOut(300).scroll(300);
  enhanceAgain();
  press('Go forward one slide');
  await expect.poll(shown).toEqual(['Slide 3']);
});

test('counts a swipe that had ended before anybody listened', async () => {
  const { leave, enhanceAgain, timers } = open();
  leave();
  layOut(300).scroll(300);
  enhanceAgain();
  await expect.poll(() => timers.size).toBe(1);
  for (const _ of ['moves', 'rests']) for (const { run } of [...timers]) run();
  expect(shown()).toEqual(['Slide 2']);
  expect(screen.getByText('2 of 3', { ignore: '[data-slide] *' })).toBeTruthy();
});

test('fetches the pictures of two more slides with each step', async () => {
  open(6);
  const waiting = () => [...strip().querySelectorAll('img')].map(({ loading }) => loading);
  for (const slide of strip().querySelectorAll('[data-slide]')) {
    const picture = document.createElement('img');
    picture.loading = 'lazy';
    slide.append(picture);
  }
  press('Go forward one slide');
  await expect.poll(waiting).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  press('Go forward one slide');
  await expect.poll(waiting).toEqual(['eager', 'eager', 'eager', 'eager', 'eager', 'lazy']);
});

test('ends with the page', async () => {
  const { leave, timers } = open();
  press('Play slides');
  await expect.poll(() => timers.size).toBe(1);
  leave();
  await expect.poll(() => timers.size).toBe(0);
});
