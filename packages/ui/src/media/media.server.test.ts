import { createElement } from 'react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { FullScreen, MediaItem, Video } from '../index.ts';

const item = (props: ComponentProps<typeof MediaItem>) =>
  renderToStaticMarkup(createElement(MediaItem, props, 'picture'));
const video = (props: ComponentProps<typeof Video>) => renderToStaticMarkup(createElement(Video, props));

describe('MediaItem', () => {
  it('has no caption area when there is nothing to say', () => {
    expect(item({ title: '', className: 'wide' })).toBe('<figure class="wide">picture</figure>');
  });

  it('writes title, caption and credit as HTML, in that order, the credit in brackets', () => {
    const html = item({ credit: 'A. Pell', caption: '<b>Low</b> tide', title: 'The pier' });
    expect(html.replaceAll(/<figcaption[^>]*>|<span[^>]*>|<\/span>/g, '|')).toContain(
      '|The pier||<b>Low</b> tide| |(A. Pell)|',
    );
  });

  it('does not bracket a credit twice', () => {
    expect(item({ credit: '(A. Pell / Coast Agency)' })).toContain('>(A. Pell / Coast Agency)<');
  });
});

describe('Video on the server', () => {
  it('writes a video of the page, which needs no script, and lets nothing play by itself', () => {
    const html = video({ embedMarkup: '<video controls src="/pier.webm"></video>', autoplay: true });
    expect(html).toContain('<video controls src="/pier.webm"></video>');
  });

  it('writes an embed of another site as the link that it is', () => {
    const embed =
      '<figure class="bs-embed" data-embed-src="https://player.example/1"><a href="https://player.example/">Film</a></figure>';
    expect(video({ embedMarkup: embed, autoplay: true })).toContain(embed);
  });

  it('lets no hosted player start by itself', () => {
    const html = video({ embedMarkup: '<div data-uuid="abc"></div>', autoplay: true });
    expect(html).toContain(' data-autoplay="false"');
  });

  it('is nothing without markup', () => {
    expect(video({ embedMarkup: undefined })).toBe('');
    expect(video({ embedMarkup: '' })).toBe('');
  });
});

describe('FullScreen on the server', () => {
  it('writes its buttons around what it holds, and shows none of them', () => {
    const sheet = new ServerStyleSheet();
    const html = renderToStaticMarkup(sheet.collectStyles(createElement(FullScreen, null, 'picture')));
    const corners = [...html.matchAll(/<div data-full-screen-corner="\w+" class="(\S+) /g)];
    expect(html).toMatch(/<\/button><\/div>picture<div data-full-screen-corner="end"/);
    expect(corners).toHaveLength(2);
    expect(html).not.toContain('data-full-screen-is');
    expect(sheet.getStyleTags()).toMatch(/\{display:none;position:absolute/);
  });
});
