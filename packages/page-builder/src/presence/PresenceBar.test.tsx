import { expectAccessible } from '@broadsheet/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { PresenceBar } from './PresenceBar.tsx';

const ROUTE = 'PUT /pages/front/presence';
const ben = { tab: 'x', editorId: 'ben', name: 'Ben', isYou: false };

it('names who else is there and where they work, and asks again every five seconds', async () => {
  let others: readonly object[] = [
    { ...ben, blockId: 'a1' },
    { tab: 'y', editorId: 'ada', name: 'Ada', isYou: true },
    { tab: 'z', editorId: 'ada', name: 'Ada', isYou: true },
  ];
  const { calls, advance, container, unmount } = renderBuilder(
    <EditingPage page={pageWith({ main: [block('a1')] })} onStore={() => undefined}>
      <PresenceBar />
    </EditingPage>,
    { answers: { [ROUTE]: () => ({ others, revision: 0 }), 'DELETE /pages/front/presence': {} } },
  );
  expect(await screen.findByText('Ben is working on “Headline”')).toBeDefined();
  expect(screen.getByText('You have this page open in another tab')).toBeDefined();
  await expectAccessible(container);
  others = [];
  const requested = () => calls.filter(({ route }) => route === ROUTE).length;
  const before = requested();
  await advance(5_000);
  expect(requested()).toBe(before + 1);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  const left = () => calls.filter(({ route }) => route === 'DELETE /pages/front/presence').length;
  globalThis.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(left()).toBe(1));
  unmount();
  await waitFor(() => expect(left()).toBe(2));
});
