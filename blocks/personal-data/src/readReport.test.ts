import { expect, test } from 'vitest';
import { toLabel, readReport } from './readReport.ts';

test.each([
  ['mailedLinks', 'Mailed links'],
  ['uuid', 'Uuid'],
  ['first_name', 'First name'],
  ['emailVerified2On', 'Email verified2 on'],
  ['größeÄndern', 'Größe ändern'],
  ['_', '_'],
  ['', ''],
])('labels %j as %j', (name, label) => {
  expect(toLabel(name)).toBe(label);
});

const valueOf = (name: string, value: unknown) => {
  const content = readReport(JSON.stringify({ [name]: value }));
  return content.kind === 'sections' ? content.sections[0]?.value : undefined;
};

test.each([
  ['email', 'ada@example.com', { kind: 'text', text: 'ada@example.com' }],
  ['note', '<script>alert(1)</script>', { kind: 'text', text: '<script>alert(1)</script>' }],
  ['emailVerified', false, { kind: 'flag', isOn: false }],
  ['sentOn', '2026-11-20T09:00:00.000Z', { kind: 'moment', at: '2026-11-20T09:00:00.000Z' }],
  ['note', '2026-11-20', { kind: 'text', text: '2026-11-20' }],
  ['createdOn', 1_795_165_200_000, { kind: 'moment', at: 1_795_165_200_000 }],
  ['visits', 1_795_165_200_000, { kind: 'text', text: '1795165200000' }],
  ['deletionOn', 7, { kind: 'text', text: '7' }],
  ['usedOn', null, { kind: 'nothing' }],
  ['reason', ' ', { kind: 'nothing' }],
  ['orders', [], { kind: 'nothing' }],
  ['segment', {}, { kind: 'nothing' }],
  ['tags', ['a'], { kind: 'list', items: [{ kind: 'text', text: 'a' }] }],
  [
    'profile',
    { firstName: 'Ada' },
    {
      kind: 'group',
      entries: [{ name: 'firstName', label: 'First name', value: { kind: 'text', text: 'Ada' } }],
    },
  ],
])('reads %s: %j', (name, value, expected) => {
  expect(valueOf(name, value)).toEqual(expected);
});

test('shows what lies too deep as JSON', () => {
  const deep = `{"a":`.repeat(20) + '1' + '}'.repeat(20);
  expect(JSON.stringify(readReport(deep))).toContain('{\\"a\\":{\\"a\\":');
});

test.each(['', 'no JSON', '[1]', '"text"', 'null'])('leaves %j as it is', (data) => {
  expect(readReport(data)).toEqual({ kind: 'plain', text: data });
});
