// Isolated: files that share a document leave their themes in its head, where React keeps style sheets for good.
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Broadsheet } from '../index.ts';

it('an application that renders blocks without a theme reads of it on its console', () => {
  document.documentElement.style.removeProperty('--bs-ink');
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Broadsheet site={{ id: 'courier' }}>text</Broadsheet>);
  expect(error.mock.calls).toEqual([[expect.stringContaining('There is no theme on this page')]]);
});
