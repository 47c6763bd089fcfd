import type { BlockNode } from '@broadsheet/page-document';
import { expect, it } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { createPage } from './newPage.ts';

const version = (id: string, variant: 'a' | 'b', experiment = 'offer'): BlockNode => ({
  ...block(id),
  experiment: { id: experiment, variant },
});

it('gives the A/B tests of a copied page ids of their own, also when their versions are in different areas', () => {
  const from = pageWith({
    main: [version('a1', 'a'), version('b1', 'b', 'alone')],
    rail: [version('a2', 'b')],
  });
  const { areas } = createPage({ id: 'copy', name: 'Copy', match: { kind: 'path', path: '/copy/' }, from });
  const [a, alone] = areas['main'] ?? [];
  const [b] = areas['rail'] ?? [];
  expect(a?.experiment).toEqual({ id: expect.stringMatching(/^b[a-f0-9]{12}$/), variant: 'a' });
  expect(b?.experiment).toEqual({ id: a?.experiment?.id, variant: 'b' });
  expect(alone).not.toHaveProperty('experiment');
});
