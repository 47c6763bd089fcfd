import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isComposing } from './isComposing.ts';

it.each([
  ['during a composition', { isComposing: true }, true],
  ['after a composition, with the code of input methods, as Safari sends it', { keyCode: 229 }, true],
  ['of the keyboard itself', { keyCode: 13 }, false],
])('knows an Enter %s', (_title, init, expected) => {
  const seen: boolean[] = [];
  render(<input onKeyDown={(event) => seen.push(isComposing(event))} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ...init });
  expect(seen).toEqual([expected]);
});
