import { HostProvider, useHost } from '@broadsheet/block-kit';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { getBody, renderBuilder } from '../../test/renderBuilder.tsx';
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

const PHRASES = {
  'finding.empty-field': 'Der Block „{blockTitle}“ braucht das Feld „{fieldLabel}“.',
  'finding.empty-field.hint': 'Füllen Sie es aus.',
  'finding.image-alt.missing': '{n} Bild ohne Text | {n} Bilder ohne Text',
};

/** Renders its children in German. */
function German({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  return <HostProvider host={{ ...host, locale: 'de', phrases: PHRASES }}>{children}</HostProvider>;
}

function open(answer: BuilderAnswer, Reader?: typeof German) {
  const check =
    Reader === undefined ? (
      <PageCheck />
    ) : (
      <Reader>
        <PageCheck />
      </Reader>
    );
  const stores: PageStore[] = [];
  const rendered = renderBuilder(
    <EditingPage
      page={pageWith({ main: [block('a1'), block('b1')] })}
      onStore={(store) => stores.push(store)}
    >
      {check}
    </EditingPage>,
    { answers: { 'POST /check': answer } },
  );
  return { ...rendered, store: () => stores[0] };
}

const check = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Check/ }));
  await screen.findByRole('button', { name: 'Check again' });
};

it('checks the page on the screen, and shows how much was found', async () => {
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
  expect(summary.textContent).toBe('1 problem prevents publishing. 2 warnings. 1 note.');
  expect(announced).toEqual([summary.textContent]);
  expect(getBody(calls[0])).toMatchObject({ path: '/', document: { id: 'front' } });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '1 problem prevents publishing',
    '2 warnings',
    '1 note',
  ]);
  await expectAccessible(container);
});

it('tells each kind of finding once, and its other places on demand', async () => {
  const same = { sentence: 'A picture has no text.', hint: 'Write one.' };
  const { store, container } = open({
    findings: [
      { ...finding('warns', 'alt', 'a1'), ...same },
      finding('warns', 'link', 'gone'),
      { ...finding('warns', 'alt', 'b1'), ...same },
      { ...finding('warns', 'alt', 'gone'), ...same, sentence: 'Two pictures have no text.' },
    ],
  });
  await check();
  expect((await screen.findByRole('status')).textContent).toBe('Nothing prevents publishing. 4 warnings.');
  expect(screen.getAllByText('A picture has no text.')).toHaveLength(1);
  expect(screen.getAllByText('Write one.')).toHaveLength(1);
  const more = screen.getByText('And 2 more like it');
  expect(more.tagName).toBe('SUMMARY');
  const places = within(screen.getByText('Two pictures have no text.').closest('ul') ?? container);
  expect(places.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Byline',
    'goneTwo pictures have no text.',
  ]);
  fireEvent.click(more);
  fireEvent.click(places.getByRole('button', { name: 'Byline' }));
  expect(store()?.get().selected).toBe('b1');
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
  expect(screen.getByRole('status').textContent).toBe('Nothing prevents publishing. 2 warnings. 1 note.');
});

it('shows when nothing was found, and when the page has changed since', async () => {
  const { store } = open({ findings: [] });
  await check();
  expect((await screen.findByRole('status')).textContent).toBe(
    'No problems found. The page can be published.',
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
  expect(within(await screen.findByRole('status')).getByText(/^No problems found/)).toBeTruthy();
});

it('writes findings in the language of the editor, and as the site wrote them where it has no such phrase', async () => {
  const says = (sentence: string, hint: string, values: object) => ({ says: { sentence, hint, values } });
  open(
    {
      findings: [
        {
          ...finding('warns', 'empty-field', 'b1'),
          ...says('finding.empty-field', 'finding.empty-field.hint', {
            block: 'b',
            blockTitle: 'An older title',
            field: 'gone',
            fieldLabel: 'Name',
          }),
        },
        {
          ...finding('warns', 'image-alt'),
          ...says('finding.image-alt.missing', 'finding.of-tomorrow.hint', { n: 1_200 }),
        },
      ],
    },
    German,
  );
  await check();
  const [empty, images] = await screen.findAllByRole('listitem');
  expect(empty?.textContent).toBe('BylineDer Block „Byline“ braucht das Feld „Name“.Füllen Sie es aus.');
  expect(images?.textContent).toBe('The page1.200 Bilder ohne TextMend image-alt.');
});
