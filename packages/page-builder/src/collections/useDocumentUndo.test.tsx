import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useDocumentUndo } from './useDocumentUndo.ts';

/** Opens a document whose name is `first`. */
const open = () =>
  renderHook(() => {
    const [document, onChange] = useState<Readonly<Record<string, unknown>>>({ name: 'first' });
    return { document, onChange, history: useDocumentUndo({ document, onChange }) };
  }).result;

const rename = (page: ReturnType<typeof open>, name: string) =>
  act(() => page.current.history.change((present) => ({ ...present, name })));

test('changes are undone one after the other, also those before the same document was read again', () => {
  const page = open();
  rename(page, 'second');
  act(() => page.current.onChange({ name: 'second' }));
  rename(page, 'third');
  act(() => page.current.onChange({ name: 'third' }));
  act(() => page.current.history.undo());
  expect(page.current.document).toEqual({ name: 'second' });
  act(() => page.current.history.undo());
  expect(page.current.document).toEqual({ name: 'first' });
  expect(page.current.history.canUndo).toBe(false);
});

test('what another editor has changed ends the undoing', () => {
  const page = open();
  rename(page, 'second');
  act(() => page.current.onChange({ name: 'second', description: 'by another editor' }));
  expect(page.current.history.canUndo).toBe(false);
});
