import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { Carousel } from '../index.ts';

const slides = ['One', 'Two', 'Three'].map((text) => ({
  key: text,
  content: createElement('a', { href: `/${text}/` }, text),
}));
const carousel = createElement(Carousel, {
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
});
const html = renderToStaticMarkup(carousel);

describe('Carousel on the server', () => {
  it('writes every slide, none of them hidden, in a strip that the keyboard can scroll', () => {
    expect(html.match(/role="group" aria-roledescription="slide" aria-label/g)).toHaveLength(3);
    expect(html).toContain('aria-label="2 of 3"');
    expect(html).not.toMatch(/role="group"[^>]*(aria-hidden|inert)/);
    expect(html).toMatch(/<div[^>]* id="storm-slides"[^>]* tabindex="0"/i);
  });

  it('writes the controls, so that a press can bring the script, and hides what leads nowhere', () => {
    const names = [...html.matchAll(/<button[^>]*?(?:aria-label="([^"]*)"[^>]*)?>(.*?)<\/button>/g)].map(
      ([, label, content = '']) => label ?? content.replaceAll(/<[^>]*>/g, ''),
    );
    expect(names).toEqual([
      'Go back one slide',
      'Go forward one slide',
      'Play slidesPause slides',
      'Full screenLeave full screen',
      'Show slide 1',
      'Show slide 2',
      'Show slide 3',
    ]);
    expect(html.match(/<button[^>]*hidden=""[^>]*aria-label="([^"]*)"/)?.[1]).toBe('Go back one slide');
    expect(html).toContain('1 of 3</span>');
  });

  it('hides the controls where no script will come, and the offer to play where less motion is asked for', () => {
    const sheet = new ServerStyleSheet();
    renderToStaticMarkup(sheet.collectStyles(carousel));
    const css = sheet.getStyleTags();
    expect(css).toMatch(/@media \(scripting: ?none\), ?print\{[^}]*display:none/);
    expect(css).toMatch(/@media \(prefers-reduced-motion: ?reduce\)\{[^}]*display:none/);
  });

  it('writes no style attribute, which a strict policy would refuse', () => {
    expect(html).not.toContain('style=');
  });

  it('is nothing without slides', () => {
    expect(renderToStaticMarkup(createElement(Carousel, { id: 'x', label: 'x', slides: [] }))).toBe('');
  });
});
