import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Attribution, Badge, Link, Paragraph, Pill, Time } from '../index.ts';

const html = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/ class="[^"]*"/g, '');

describe('Pill', () => {
  it('is a link with an address and plain text without', () => {
    expect(html(createElement(Pill, { href: '/tag/coast/' }, 'Coast'))).toBe(
      '<a href="/tag/coast/">Coast</a>',
    );
    expect(html(createElement(Pill, null, 'Coast'))).toBe('<span>Coast</span>');
  });
});

describe('Badge and Attribution', () => {
  it('are an inline text and a block of their own', () => {
    expect(html(createElement(Badge, { variant: 'danger' }, 'Live'))).toBe('<span>Live</span>');
    expect(html(createElement(Attribution, null, 'By Ada'))).toBe('<div>By Ada</div>');
  });
});

describe('Paragraph', () => {
  it('cuts its text only after a whole number of lines', () => {
    const classOf = (lines?: number) =>
      /class="([^"]*)"/.exec(renderToStaticMarkup(createElement(Paragraph, { lines }, 'Text')))?.[1];
    expect(classOf(0)).toBe(classOf());
    expect(classOf(1.5)).toBe(classOf());
    expect(classOf(3)).not.toBe(classOf());
  });
});

describe('Time', () => {
  it('carries the value for machines and the text for readers', () => {
    const time = createElement(Time, { value: '2026-05-04T10:00:00Z', text: 'May 4, 2026' });
    expect(html(time)).toBe('<time dateTime="2026-05-04T10:00:00Z">May 4, 2026</time>');
  });

  it('is nothing without text', () => {
    expect(html(createElement(Time, { value: 'someday', text: '' }))).toBe('');
  });
});

describe('Link', () => {
  it('says that an address of another site opens in a new tab', () => {
    expect(html(createElement(Link, { href: 'https://example.com/' }, 'Out'))).toBe(
      '<a href="https://example.com/" target="_blank" rel="noreferrer">Out<span> (opens in a new tab)</span></a>',
    );
    expect(html(createElement(Link, { href: 'https://example.com/', openInNewTab: false }, 'Out'))).toBe(
      '<a href="https://example.com/">Out</a>',
    );
  });

  it('says so in a name of its own too, which hides what is written inside', () => {
    const link = createElement(Link, { href: 'https://example.com/', label: 'The pier' }, 'Picture');
    expect(html(link)).toContain('aria-label="The pier (opens in a new tab)"');
  });

  it('says nothing to assistive technology that is spared the link', () => {
    const link = createElement(Link, { href: '/a/', openInNewTab: true, assistiveHidden: true }, 'Picture');
    expect(html(link)).toBe(
      '<a href="/a/" target="_blank" rel="noreferrer" aria-hidden="true" tabindex="-1">Picture</a>',
    );
  });
});
