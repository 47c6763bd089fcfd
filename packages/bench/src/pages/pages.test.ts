import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTemplate } from './createTemplate.ts';
import { cutDocument, readableText } from './cutDocument.ts';
import { measureRounds, getRatio } from './measureRounds.ts';
import { readNewspaper } from './Newspaper.ts';
import { waysOfMaking } from './waysOfMaking.ts';

const PAGE =
  '<!doctype html><head><title>Fish &amp; chips</title><style data-styled="true">.a{b:c}</style></head>' +
  '<body><div id="fusion-app"><p class="a">It&#x27;s <a href="/x/?a=1&amp;b=2">here</a></p></div>' +
  '<script type="application/json" id="bs-data">{"html":"</div>"}</script></body>';

describe('cutDocument', () => {
  it('finds the styles and the visible part, and loses nothing', () => {
    const { beforeStyles, styles, between, body, afterBody } = cutDocument(PAGE);
    expect(styles).toBe('<style data-styled="true">.a{b:c}</style>');
    expect(body).toMatch(/^<p class="a">.*<\/p>$/);
    expect(beforeStyles + styles + between + body + afterBody).toBe(PAGE);
  });

  it('refuses what is no page', () => {
    expect(() => cutDocument('<p>404</p>')).toThrow('fusion-app');
  });
});

describe('readableText', () => {
  it('is the same for markup that only differs in elements, comments and scripts', () => {
    expect(readableText('<b>A<!-- --> word</b><script>x</script>')).toBe(readableText('<i>A word</i>'));
  });
});

describe('createTemplate', () => {
  it('makes the same page again, with its texts and addresses as values', () => {
    const template = createTemplate(PAGE);
    expect(template.render()).toBe(PAGE);
    expect(template.values).toBe(4);
  });

  it('keeps markup that is escaped in another way as it is', () => {
    const page = '<p>caf&eacute; &amp; tea</p>';
    expect(createTemplate(page).render()).toBe(page);
  });
});

describe('measureRounds', () => {
  it('gives every way one rate a round, whatever its turn', async () => {
    const made: string[] = [];
    const way = (name: string) => ({ name, make: () => made.push(name) });
    const measured = await measureRounds([way('a'), way('b')], { rounds: 3, sliceMs: 0 });
    expect(measured.map(({ name, rates }) => [name, rates.length])).toEqual([
      ['a', 3],
      ['b', 3],
    ]);
    expect([...new Set(made)].toSorted()).toEqual(['a', 'b']);
  });
});

describe('getRatio', () => {
  it('compares round by round', () => {
    const base = { name: 'base', rates: [100, 200, 100] };
    expect(getRatio({ name: 'way', rates: [200, 200, 300] }, base)).toEqual({
      median: 2,
      lowest: 1,
      highest: 3,
    });
  });
});

describe('waysOfMaking', () => {
  it('refuses to measure a page that lacks what a source failed to give, and tells which', async () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const newspaper = await readNewspaper(root, { origin: 'http://localhost', secret: 'of the test' });
    const away = { ...newspaper, load: () => Promise.reject(new Error('It is away.')) };
    await expect(waysOfMaking(away, { name: 'Home', path: '/' })).rejects.toThrow(
      /made without all of its content.*"story-feed-sections" failed. Error: It is away/s,
    );
  });
});
