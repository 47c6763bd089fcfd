/**
 * Sanitises known attacks and parses the result as HTML5: a browser must find nothing in it that runs, submits a form, or
 * frames or fetches a URL that is not permitted.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTACKS, TOKENS } from '../test/attacks.ts';
import { faults } from '../test/faults.ts';
import { sanitiseEmbed, sanitiseInline, sanitiseRawHtml, sanitiseText } from './index.ts';

const KINDS = [
  ['sanitiseText', sanitiseText],
  ['sanitiseInline', (html: string) => sanitiseInline(html)],
  ['sanitiseInline with links', (html: string) => sanitiseInline(html, { links: true })],
  ['sanitiseRawHtml', (html: string) => sanitiseRawHtml(html)],
  ['sanitiseEmbed', (html: string) => sanitiseEmbed(html)],
] as const;

const soup = fc.array(fc.constantFrom(...TOKENS), { maxLength: 24 }).map((parts) => parts.join(''));
const anything = fc.oneof(
  soup,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(soup, fc.string()).map((two) => two.join('')),
);

describe.each(KINDS)('%s', (_name, sanitise) => {
  it.each(ATTACKS)('leaves nothing that acts of %j', (attack) => {
    const clean = sanitise(attack);
    expect(faults(clean)).toEqual([]);
    expect(faults(`<p>${clean}`)).toEqual([]);
    expect(faults(`<table><tr><td title="x">${clean}`)).toEqual([]);
    expect(sanitise(clean)).toBe(clean);
  });

  it('leaves nothing that acts of any string, and holds still when run again', () => {
    fc.assert(
      fc.property(anything, (html) => {
        const clean = sanitise(html);
        expect(faults(clean)).toEqual([]);
        expect(sanitise(clean)).toBe(clean);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the reading back', () => {
  it('finds the fault in most of the attacks as they are', () => {
    const caught = ATTACKS.filter((attack) => faults(attack).length > 0);
    expect(caught.length).toBeGreaterThan(100);
  });
});

describe('a source with more open tags than a browser nests', () => {
  it('comes back empty', () => {
    expect(sanitiseRawHtml('<b>'.repeat(5_000))).toBe('');
    expect(sanitiseText('<svg>'.repeat(5_000))).toBe('');
  });
});

describe('a source with hundreds of thousands of tags or references', () => {
  it.each(['<', '</', '<br>', '&lt;', '>'])('comes back empty from a run of "%s"', (piece) => {
    const html = piece.repeat(200_001);
    expect(sanitiseText(`${html}<i>`)).toBe('');
    expect(sanitiseRawHtml(`${html}<i>`)).toBe('');
  });

  it('keeps a table of fifty thousand cells', () => {
    const rows = '<tr><td>1</td><td>2</td></tr>'.repeat(25_000);
    expect(sanitiseRawHtml(`<table><tbody>${rows}</tbody></table>`)).toHaveLength(rows.length + 30);
  });
});
