import { describe, expect, it } from 'vitest';
import { bylineNames } from '../index.ts';

describe('bylineNames', () => {
  it('prints authors by the name they sign with, and their page where they have one', () => {
    const by = [
      { type: 'author', name: 'Nell Harbin', additional_properties: { original: { byline: 'N. Harbin' } } },
      { type: 'author', name: 'Ada Whitlock', url: '/author/ada/' },
    ];
    expect(bylineNames({ by })).toEqual([
      { name: 'N. Harbin' },
      { name: 'Ada Whitlock', url: '/author/ada/' },
    ]);
  });

  it('leaves out who is no author or has no name', () => {
    expect(bylineNames({ by: [{ type: 'organization', name: 'Wire' }, { type: 'author' }] })).toEqual([]);
    expect(bylineNames(undefined)).toEqual([]);
  });
});
