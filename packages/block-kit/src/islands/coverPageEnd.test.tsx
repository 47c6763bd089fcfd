import { expect, it } from 'vitest';
import { coverPageEnd } from '../index.ts';

function addBar(height: number): HTMLElement {
  const bar = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(bar, 'offsetHeight', { value: height });
  return bar;
}

const covered = () => document.documentElement.style.getPropertyValue('--bs-covered-end');

it('keeps the page clear of the highest bar over its end, as long as one is there', () => {
  const endLow = coverPageEnd(addBar(40));
  expect(covered()).toBe('40px');
  const endHigh = coverPageEnd(addBar(120));
  expect(covered()).toBe('120px');
  endHigh();
  expect(covered()).toBe('40px');
  endLow();
  expect(covered()).toBe('');
});
