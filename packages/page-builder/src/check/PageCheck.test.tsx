import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageOf } from '../../test/pages.ts';
import { bodyOf, renderBuilder } from '../../test/renderBuilder.tsx';
import type { BuilderAnswer } from '../../test/renderBuilder.tsx';
import type { PageStore } from '../page/createPageStore.ts';
import { PageCheck } from './PageCheck.tsx';

const finding = (severity: string, kind: string, blockId?: string) => ({
  kind,
  severity,
  ...(blockId !== undefined && { blockId }),
  sentence: `About ${kind}.`,
  hint: `Mend ${kind}.`,
});

function open(answer: BuilderAnswer) {
  const stores: PageStore[] = [];
  const rendered = renderBuilder(
    <EditingPage page={pageOf({ main: [block('a1'), block('b1')] })} onStore={(store) => stores.push(store)}>
      <PageCheck />
    </EditingPage>,
    { answers: { 'POST /check': answer } },
  );
  return { ...rendered, store: () => stores[0] };
}

const check = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Check/ }));
  await screen.findByRole('button', { name: 'Check again' });
};

it('asks the site about the page on the screen, and says in words how much was found', async () => {
  const { calls, announced, container } = open({
    findings: [
      finding('tells', 'c'),
      finding('warns', 'b', 'b1'),
      finding('stops', 'a', 'a1'),
      finding('warns', 'd', 'gone'),
    ],
  });
  expect(calls).toEqual([]);
  await check();
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toBe('1 problem stops the publication. 2 warnings. 1 note.');
  expect(announced).toEqual([summary.textContent]);
  expect(bodyOf(calls[0])).toMatchObject({ path: '/', document: { id: 'front' } });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '1 problem stops the publication',
    '2 warnings',
    '1 note',
  ]);
  await expectAccessible(container);
});

it('leads to the block of a finding, and names one that is gone', async () => {
  const { store } = open({
    findings: [finding('warns', 'x', 'b1'), finding('warns', 'y', 'gone'), finding('tells', 'z')],
  });
  await check();
  fireEvent.click(await screen.findByRole('button', { name: 'Byline' }));
  expect(store()?.get().selected).toBe('b1');
  const [, second, third] = screen.getAllByRole('listitem');
  expect(second?.textContent).toBe('goneAbout y.Mend y.');
  expect(third?.textContent).toBe('The pageAbout z.Mend z.');
  expect(screen.getByRole('status').textContent).toBe('Nothing stops the publication. 2 warnings. 1 note.');
});

it('says when nothing was found, and when the page has changed since', async () => {
  const { store } = open({ findings: [] });
  await check();
  expect((await screen.findByRole('status')).textContent).toBe(
    'Nothing was found. The page can be published.',
  );
  act(() => void store()?.edit({ kind: 'remove', id: 'a1' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'The page has changed since it was checked.',
  );
});

it('says why a check was not done, and does it again', async () => {
  let isDown = true;
  open(() => (isDown ? Response.json({ message: 'The server rests.' }, { status: 500 }) : { findings: [] }));
  await check();
  expect((await screen.findByRole('alert')).textContent).toBe('The server rests.');
  isDown = false;
  await check();
  expect(within(await screen.findByRole('status')).getByText(/^Nothing was found/)).toBeTruthy();
});
