import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Divider, Grid, Join, Separator, Stack } from '../index.ts';

const html = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/ class="[^"]*"/g, '');
const join = (...children: readonly ReactNode[]) =>
  html(createElement(Join, { separator: ',' }, ...children));

describe('Join', () => {
  it('puts separators between children that are there', () => {
    expect(join('a', 'b', 'c')).toBe('a,b,c');
    expect(join(undefined, 'a', null, false, '', 'b')).toBe('a,b');
  });

  it('puts none beside a single child, and is nothing without', () => {
    expect(join('a')).toBe('a');
    expect(join(null, '')).toBe('');
  });

  it('separates with a dot that assistive technology skips', () => {
    expect(html(createElement(Join, null, 'Ada', 'Monday'))).toBe(
      'Ada<span aria-hidden="true"> · </span>Monday',
    );
  });
});

describe('Separator', () => {
  it('takes another mark', () => {
    expect(html(createElement(Separator, null, '|'))).toBe('<span aria-hidden="true"> | </span>');
  });
});

describe('Divider', () => {
  it('is a thematic break unless it only looks like one', () => {
    expect(html(createElement(Divider))).toBe('<hr/>');
    expect(html(createElement(Divider, { assistiveHidden: true }))).toBe('<hr aria-hidden="true"/>');
  });
});

describe('Stack', () => {
  it('takes the tag it is given', () => {
    expect(html(createElement(Stack, { as: 'section' }, 'a'))).toBe('<section>a</section>');
    expect(html(createElement(Stack, null, 'a'))).toBe('<div>a</div>');
  });

  it('draws lines between children that assistive technology skips', () => {
    const stack = createElement(Stack, { divider: true }, createElement('p'), null, createElement('p'));
    expect(html(stack)).toBe('<div><p></p><span aria-hidden="true"></span><p></p></div>');
  });
});

describe('Grid', () => {
  it('takes the tag it is given', () => {
    expect(html(createElement(Grid, { as: 'ul' }, createElement('li')))).toBe('<ul><li></li></ul>');
  });
});
