import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { KindLabel } from './KindLabel.tsx';

const live = {
  subtype: 'live-blog',
  additional_properties: { is_live: true },
  last_updated_date: new Date().toISOString(),
};

const opinion = { subtype: 'opinion' };
const sponsored = { owner: { sponsored: true } };

test.each([
  ['a live blog that has not ended', live, undefined, 'Live'],
  ['a live blog under an overline', live, { text: 'Coast' }, 'Live'],
  ['no live blog that has ended', { ...live, additional_properties: { is_live: false } }, undefined, ''],
  [
    'no live blog without a post for days',
    { ...live, last_updated_date: '2020-01-01T00:00:00Z' },
    undefined,
    '',
  ],
  ['an opinion piece', opinion, undefined, 'Opinion'],
  ['an opinion piece in a section of news', opinion, { text: 'Coast', href: '/coast/' }, 'Opinion'],
  ['an opinion piece whose label has another word', opinion, { text: 'The Courier says' }, 'Opinion'],
  ['no opinion piece whose overline names it', opinion, { text: 'OPINION ' }, ''],
  ['no opinion piece whose overline names its genre', opinion, { text: 'Editorial' }, ''],
  ['no opinion piece whose overline leads to opinion', opinion, { text: 'Letters', href: '/opinion/' }, ''],
  ['sponsored content', sponsored, undefined, 'Sponsored'],
  ['no sponsored content whose overline names it', sponsored, { text: 'With the port' }, ''],
  ['no news', {}, undefined, ''],
] as const)('names %s', async (_, story, overline, text) => {
  const { container } = await renderPart(<KindLabel {...{ story, overline }} />);
  expect(container.textContent).toBe(text);
});
