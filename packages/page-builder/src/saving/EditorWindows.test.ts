import { systemClock } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { openEditorWindow } from './EditorWindows.ts';

test('windows know of each other where the browser has no locks, and of none that does not answer', async () => {
  const open = () => openEditorWindow({ clock: systemClock, browser: {} });
  const one = open();
  expect(await one.listOpen()).toEqual(new Set([one.own]));
  const other = open();
  expect(await one.listOpen()).toEqual(new Set([one.own, other.own]));
  expect(await other.listOpen()).toEqual(new Set([one.own, other.own]));
});
