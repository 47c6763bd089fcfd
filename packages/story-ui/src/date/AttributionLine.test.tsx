import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { AttributionLine } from './AttributionLine.tsx';

const credits = { by: [{ type: 'author', name: 'Ada' }] };
const story = { credits, display_date: '2026-11-20T05:40:00Z' };
const DATE = 'November 20, 2026 at 5:40AM GMT';

test.each([
  ['both with a separator', story, true, true, `By Ada · ${DATE}`],
  ['the byline alone', story, true, false, 'By Ada'],
  ['the date alone', story, false, true, DATE],
  ['the byline of a story without a date', { credits }, true, true, 'By Ada'],
  ['the byline of a story whose date is none', { credits, display_date: 'soon' }, true, true, 'By Ada'],
  ['the date of a story by nobody', { display_date: story.display_date }, true, true, DATE],
])('prints %s', async (_, shown, showByline, showDate, line) => {
  const { container } = await renderPart(<AttributionLine story={shown} {...{ showByline, showDate }} />);
  expect(container.textContent).toBe(line);
});

test('hides the separator from assistive technology and never begins a line with it', async () => {
  const { container } = await renderPart(<AttributionLine story={story} showByline showDate />);
  const separator = container.querySelector('[aria-hidden="true"]');
  if (separator === null) throw new Error('There is no separator.');
  // The space before it belongs to it, so that no line can end there.
  expect(separator.textContent).toBe(' ·');
  expect(getComputedStyle(separator).whiteSpace).toBe('nowrap');
});

test.each([
  ['everything is switched off', story, false],
  ['there is nothing to print', { display_date: 'soon', credits: { by: [{ type: 'author' }] } }, true],
])('is nothing when %s', async (_, shown, isOn) => {
  const { container } = await renderPart(<AttributionLine story={shown} showByline={isOn} showDate={isOn} />);
  expect(container.innerHTML).toBe('');
});
