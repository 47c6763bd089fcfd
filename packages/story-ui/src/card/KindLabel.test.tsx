import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { KindLabel } from './KindLabel.tsx';

const live = {
  subtype: 'live-blog',
  additional_properties: { is_live: true },
  last_updated_date: new Date().toISOString(),
};

test.each([
  ['a live blog that has not ended', live, false, 'Live'],
  ['a live blog under an overline', live, true, 'Live'],
  ['no live blog that has ended', { ...live, additional_properties: { is_live: false } }, false, ''],
  ['no live blog without a post for days', { ...live, last_updated_date: '2020-01-01T00:00:00Z' }, false, ''],
  ['an opinion piece', { subtype: 'opinion' }, false, 'Opinion'],
  ['no opinion piece whose overline names it', { subtype: 'opinion' }, true, ''],
  ['sponsored content', { owner: { sponsored: true } }, false, 'Sponsored'],
  ['no sponsored content whose overline names it', { owner: { sponsored: true } }, true, ''],
  ['no news', {}, false, ''],
])('names %s', async (_, story, hasOverline, text) => {
  const { container } = await renderPart(<KindLabel story={story} hasOverline={hasOverline} />);
  expect(container.textContent).toBe(text);
});
