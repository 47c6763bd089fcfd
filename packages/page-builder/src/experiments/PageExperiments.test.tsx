import type { BlockNode } from '@broadsheet/page-document';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { AboutPage } from '../editor/AboutPage.tsx';
import type { PageStore } from '../page/createPageStore.ts';

const version = (id: string, variant: 'a' | 'b', experiment = 'offer'): BlockNode => ({
  ...block(id),
  experiment: { id: experiment, variant },
});
const tested = pageWith({
  main: [{ ...version('a1', 'a'), name: 'Lead' }, version('a2', 'b'), version('c1', 'b', 'alone')],
});

it('lists the tests of the page in its panel, with a button to each version', async () => {
  let store: PageStore | undefined;
  const { container } = renderBuilder(
    <EditingPage page={tested} onStore={(opened) => (store = opened)}>
      <AboutPage />
    </EditingPage>,
  );
  const list = within(screen.getByRole('region', { name: 'A/B tests of this page' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Version A: Lead',
    'Version B: Headline',
  ]);
  await expectAccessible(container);
  act(() => void fireEvent.click(list.getByRole('button', { name: 'Version B: Headline' })));
  expect(store?.get().selected).toBe('a2');
});

it('says nothing of tests on a page without any', () => {
  renderBuilder(
    <EditingPage page={pageWith({ main: [block('a1')] })} onStore={() => undefined}>
      <AboutPage />
    </EditingPage>,
  );
  expect(screen.queryByText('A/B tests of this page')).toBeNull();
});
