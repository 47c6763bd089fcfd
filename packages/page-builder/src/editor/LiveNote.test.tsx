import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { PageStore } from '../page/createPageStore.ts';
import type { OpenedPage } from '../saving/pageCalls.ts';
import { LiveNote } from './LiveNote.tsx';
import { SavingNote } from './SavingNote.tsx';

function open(opened: Partial<OpenedPage>) {
  let store: PageStore | undefined;
  const rendered = renderBuilder(
    <EditingPage page={pageWith({ main: [block('a1')] })} opened={opened} onStore={(made) => (store = made)}>
      <SavingNote />
      <LiveNote />
    </EditingPage>,
  );
  return {
    text: () => rendered.container.textContent,
    edit: () =>
      act(() => {
        store?.edit({ kind: 'setFields', id: 'a1', set: { text: 'New' }, unset: [] });
      }),
  };
}

const published: Partial<OpenedPage> = {
  publication: { publishedAt: Date.UTC(2026, 10, 21, 12), editorName: 'Cy' },
  publishedMatch: { kind: 'path', path: '/about/' },
};

it('says of a page that nobody has changed that it is live, by whom, and where readers see it', () => {
  const { text } = open(published);
  expect(text()).toContain('Live');
  expect(text()).toContain('by Cy');
  expect(text()).not.toContain('Saved as a draft');
  expect(screen.getByRole('link', { name: /^Live page/ }).getAttribute('href')).toBe('/about/');
});

it('shows that a page differs from the live one as soon as it is changed, and while it has a draft', () => {
  const { text, edit } = open(published);
  edit();
  expect(text()).toContain('Differs from the live page');
  expect(open({ ...published, revision: 3 }).text()).toContain('Saved as a draftDiffers from the live page');
});

it('says of a page that was never published that readers do not see it, and links to nothing', () => {
  expect(open({ isPublished: false, revision: 1 }).text()).toBe('Saved as a draftNever published');
  expect(screen.queryByRole('link')).toBeNull();
});

it('links a template to the address for which it is shown', () => {
  open({ publishedMatch: { kind: 'path', path: '/author/:slug/' } });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
