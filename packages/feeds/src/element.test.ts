import { parseXml } from '@broadsheet/testing/xml';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, optional, xmlDocument } from './element.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(']]>', '</a>', '&#0;', '\u0000\u0008\uFFFE', '\uD800x', '<!--', '"\'\t\r\n'),
);

test('a document is well-formed whatever its texts are, and says all of them that XML can', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, value) => {
      const root = parseXml(xmlDocument(element('a', { value }, text, optional('b', value))));
      const said = (spoken: string) =>
        spoken.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
      expect([root.attributes['value'], root.text]).toEqual([said(value), said(text)]);
    }),
  );
});

test('what has no value is left out', () => {
  expect(element('a', { x: undefined, y: 1 }, undefined, '', optional('b', undefined)).xml).toBe(
    '<a y="1"/>',
  );
});
