import { expect, test } from 'vitest';
import { parseColour } from './parseColour.ts';

test.each([
  ['#ABCDEF', '#abcdef'],
  [' #f09 ', '#ff0099'],
  ['White', '#ffffff'],
  ['rgb(0, 128, 255)', '#0080ff'],
  ['rgb(7 8 9)', '#070809'],
])('%s is %s', (css, colour) => {
  expect(parseColour(css)).toBe(colour);
});

test.each(['rgb(256, 0, 0)', 'rgba(0,0,0,.5)', '#12345', '#f0', 'constructor', 'oklch(0.5 0 0)', ''])(
  '%s is no opaque colour that is known without a browser',
  (css) => {
    expect(parseColour(css)).toBeUndefined();
  },
);
