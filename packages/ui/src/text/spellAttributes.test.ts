import { expect, it } from 'vitest';
import { spellAttributes } from '../index.ts';

const close = { popoverTarget: 'menu', popoverTargetAction: 'hide' } as const;

it.each(['19.0.0', '19.3.1', '20.0.0-canary'])('keeps the spelling of React for version %s', (version) => {
  expect(spellAttributes(close, version)).toEqual(close);
});

it('takes the spelling of HTML for version 18', () => {
  expect(spellAttributes(close, '18.3.1')).toEqual({ popovertarget: 'menu', popovertargetaction: 'hide' });
});
