import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineBlock, list, text } from '../index.ts';
import type { FieldMigration } from '../index.ts';
import { migrateFields } from './migrateFields.ts';

/** Version 2 calls `title` a heading, version 3 has a list of them. */
const steps: readonly FieldMigration[] = [
  ({ title, ...others }) => ({ ...others, heading: title }),
  ({ heading, ...others }) => {
    if (heading !== undefined && typeof heading !== 'string') throw new Error('the heading is no text');
    return { ...others, headings: heading === undefined ? [] : [{ heading }] };
  },
];
const block = { name: 'teaser', version: 3, migrate: steps };
const third = { headings: [{ heading: 'Hello' }], size: 1 };

describe('fields of an older version', () => {
  it.each([
    [undefined, { title: 'Hello', size: 1 }],
    [1, { title: 'Hello', size: 1 }],
    [2, { heading: 'Hello', size: 1 }],
    [3, third],
  ])('become those of the installed one, step by step from %s', (version, fields) => {
    expect(migrateFields(block, { fields, version })).toEqual({ fields: third, version: 3 });
  });

  it('are left alone themselves, even by a step that writes into them', () => {
    const stored = { rows: [{ label: 'x' }] };
    const rude: FieldMigration = (fields) => {
      if (Array.isArray(fields['rows'])) fields['rows'].push('y');
      return fields;
    };
    migrateFields({ name: 'rude', version: 2, migrate: [rude] }, { fields: stored });
    expect(stored).toEqual({ rows: [{ label: 'x' }] });
  });

  it('are dropped, and that told, where a step fails', () => {
    const { fields, version, problem } = migrateFields(block, { fields: { title: 7 } });
    expect([fields, version]).toEqual([{}, 3]);
    expect(problem).toContain('from version 2 to 3 (the heading is no text), so it shows its defaults');
  });

  it('never fail, and are of the installed version then', () => {
    const field = fc.oneof(fc.jsonValue(), fc.string());
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('title', 'heading', 'headings', 'other'), field),
        fc.integer({ min: 1, max: 3 }),
        (fields, version) => {
          const migrated = migrateFields(block, { fields, version });
          expect(migrated.version).toBe(3);
          expect(migrateFields(block, migrated)).toMatchObject({ fields: migrated.fields, version: 3 });
        },
      ),
    );
  });
});

it('fields of a newer version stay as they are, and are told of', () => {
  const { fields, version, problem } = migrateFields(block, { fields: { later: true }, version: 5 });
  expect([fields, version]).toEqual([{ later: true }, 5]);
  expect(problem).toContain('written by its version 5, and version 3 is installed');
});

describe('a block', () => {
  const spec = {
    name: 'teaser',
    title: 'Teaser',
    group: 'Test',
    kind: 'feature',
    fields: { headings: list({ label: 'Headings', of: { heading: text({ label: 'Heading' }) } }) },
    hydrate: { mode: 'never' },
    Component: () => null,
  } as const;

  it('is of version 1 unless it says otherwise, and migrates what it is given', () => {
    expect(defineBlock(spec).version).toBe(1);
    const migrating = defineBlock({ ...spec, stored: { version: 3, migrate: steps } });
    expect(migrating.migrate({ fields: { title: 'Hello', size: 1 } })).toEqual({ fields: third, version: 3 });
  });

  it('is refused with too few migrations or too many', () => {
    expect(() => defineBlock({ ...spec, stored: { version: 2 } })).toThrow('needs 1 migrations and has 0');
    expect(() => defineBlock({ ...spec, stored: { migrate: steps } })).toThrow(
      'needs 0 migrations and has 2',
    );
  });
});
