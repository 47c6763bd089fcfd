import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { EditorScreen } from './EditorScreen.tsx';

it('leads back to all pages from a page that cannot be opened, and has the focus', async () => {
  const message = 'There is no such page. It may have been deleted.';
  const { container, visited } = renderBuilder(<EditorScreen params={{ id: 'gone' }} />, {
    answers: {
      'GET /pages/gone': Response.json({ message }, { status: 404 }),
      'GET /catalogue': { blocks: [] },
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('link', { name: 'All pages' }));
  expect(visited).toEqual(['/']);
});
