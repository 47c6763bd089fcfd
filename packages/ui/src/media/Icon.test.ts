import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { arrowEndIcon, Icon, networkIcons, playIcon } from '../index.ts';
import * as drawings from './icons.ts';
import * as marks from './networkIcons.ts';

const html = (props: Parameters<typeof Icon>[0]) => renderToStaticMarkup(createElement(Icon, props));

describe('Icon', () => {
  it('is decoration of 48 pixels unless told', () => {
    const markup = html({ of: playIcon });
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).toContain('width="48" height="48"');
    expect(markup).not.toContain('role=');
  });

  it('is an image with a name when it has a title', () => {
    const markup = html({ of: playIcon, title: 'Video', size: 16, className: 'mark' });
    expect(markup).toContain('role="img" aria-label="Video"');
    expect(markup).toContain('class="bs-icon mark"');
    expect(markup).not.toContain('aria-hidden');
  });

  it('marks drawings that turn round in right-to-left text', () => {
    expect(html({ of: arrowEndIcon })).toContain('bs-mirrored');
    expect(html({ of: playIcon })).not.toContain('bs-mirrored');
  });

  it('has a drawing of its own under each name, inside its grid', () => {
    const { networkIcons: _table, ...single } = marks;
    const all = Object.values({ ...drawings, ...single });
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    const strange = all.filter(({ path }) => !/^M[\d.]+ [\d.]+[-\d. a-zA-Z]+$/.test(path));
    expect(strange).toEqual([]);
  });

  it('has a mark for each of the fourteen networks', () => {
    expect(Object.keys(networkIcons)).toHaveLength(14);
    expect(networkIcons.email.name).toBe('envelope');
    expect(networkIcons.rss.name).toBe('rss');
  });
});
