import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from '../index.ts';

const slides = ['One', 'Two', 'Three'].map((text) => ({
  key: text,
  content: createElement('a', { href: `/${text}/` }, text),
}));
const html = renderToStaticMarkup(
  createElement(Carousel, {
    id: 'storm',
    label: 'After the storm',
    slides,
    slidesToShow: 1,
    showCounter: true,
    enableAutoplay: true,
    enableFullScreen: true,
    indicators: 'dots',
    adElement: 'Buy things',
    adInterstitialClicks: 1,
  }),
);

describe('Carousel on the server', () => {
  it('writes every slide, none of them hidden, in a strip that the keyboard can scroll', () => {
    expect(html.match(/role="group" aria-roledescription="slide"/g)).toHaveLength(3);
    expect(html).toContain('aria-label="2 of 3"');
    expect(html).not.toMatch(/aria-hidden|inert/);
    expect(html).toMatch(/<div[^>]* id="storm-slides"[^>]* tabindex="0"/i);
  });

  it('writes no control that would need the script, nor a counter that would not count', () => {
    expect(html).not.toContain('<button');
    expect(html).not.toContain('Picture');
  });

  it('writes no ad before a reader comes to it, nor an empty slide for one', () => {
    expect(html).not.toContain('Buy things');
  });

  it('writes no style attribute, which a strict policy would refuse', () => {
    expect(html).not.toContain('style=');
  });

  it('is nothing without slides', () => {
    expect(renderToStaticMarkup(createElement(Carousel, { id: 'x', label: 'x', slides: [] }))).toBe('');
  });
});
