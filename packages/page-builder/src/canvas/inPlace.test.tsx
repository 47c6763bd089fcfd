/** Editing on the page: the field over a text, and dropping images on a block. */
import { auth, image, keyValue, longText, text } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EditingPage, entry } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { createCatalogue } from '../catalogue/Catalogue.ts';
import { readPreview } from './PreviewDocument.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { ImagesPanel } from '../inline-editing/ImagesPanel.tsx';
import { InlineTextField } from '../inline-editing/InlineTextField.tsx';
import { useInPlaceText } from '../inline-editing/useInPlaceText.ts';

const fields = {
  headline: text({ label: 'Title' }),
  texts: keyValue({ label: 'Texts', hidden: true }),
  note: longText({ label: 'Note' }),
  imageURL: image({ label: 'Picture' }),
  imageAuth: auth({ label: 'Tokens', hidden: true }),
};
const blocks = createCatalogue([entry('promo', { fields }), entry('a')]);
const page = pageWith({ main: [block('promo1'), block('a1')] });

const SHOWN = `<main><!--bs-block promo1 2--><article>
  <h2 data-bs-edit="headline"><a href="/tides/">High water</a></h2>
  <p data-bs-edit="texts description.basic S1">At six.</p>
  <p data-bs-edit="note">First line
second line</p>
  <p data-bs-edit="imageURL">Not for editing.</p>
  </article><!--/bs-block promo1--><!--bs-block a1 2--><p data-bs-edit="headline">Plain</p><!--/bs-block a1--></main>`;

function OnPage() {
  const preview = readPreview(shown);
  const texts = useInPlaceText(preview);
  const box = { left: 10, top: 10, width: 200, height: 30 };
  return (
    <>
      {[...shown.querySelectorAll('a, p')].map((element) => (
        <button type="button" key={element.outerHTML} onClick={() => texts.openAt(element)}>
          {element.textContent}
        </button>
      ))}
      {texts.open && <InlineTextField key={texts.open.key} text={texts.open} box={box} scale={0.5} />}
    </>
  );
}
const shown = new DOMParser().parseFromString(SHOWN, 'text/html');

function openPage({ canEdit = true, element = <OnPage /> } = {}) {
  const stores: PageStore[] = [];
  const answers = { 'GET /images': { images: [quay] } };
  const rendered = renderBuilder(
    <EditingPage {...{ page, canEdit, blocks }} onStore={(opened) => stores.push(opened)}>
      {element}
    </EditingPage>,
    { answers },
  );
  return {
    ...rendered,
    undo: () => stores[0]?.undo(),
    select: (id: string) => stores[0]?.select(id),
    fields: () => stores[0] && findNode(stores[0].get().page, 'promo1')?.node.fields,
  };
}

const quay = {
  id: 'Q1',
  url: '/media/quay.jpg',
  name: 'quay.jpg',
  width: 400,
  height: 200,
  auth: { 2: 'token' },
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(field(), { target: { value } });

test('a text is written where it stands, kept by Enter, and undone in one step', async () => {
  const { undo, fields: stored, announced, container } = openPage();
  press('High water');
  expect(field().value).toBe('High water');
  expect(document.activeElement).toBe(field());
  await expect(expectAccessible(container)).resolves.toBeUndefined();
  write('Low');
  write('Low\nwater ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(stored()).toEqual({ headline: 'Low water' });
  expect(announced).toEqual(['Title changed.']);
  expect(screen.queryByRole('textbox')).toBeNull();
  undo();
  expect(stored()).toEqual({});
});

test('Escape gives a text back as it was', () => {
  const { fields: stored, announced } = openPage();
  press('High water');
  write('Low water');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(stored()).toEqual({});
  expect(announced).toEqual(['Title was not changed.']);
});

test('Tab keeps a text and goes on to the next; leaving the field keeps it too', () => {
  const { fields: stored } = openPage();
  press('High water');
  fireEvent.keyDown(field(), { key: 'Tab' });
  expect(stored()).toEqual({});
  expect(screen.getByRole('textbox', { name: 'Description, on the page' })).toBeTruthy();
  write('At seven.');
  fireEvent.blur(field());
  expect(stored()).toEqual({ texts: { _id: 'S1', 'description.basic': 'At seven.' } });
});

test('a text that was only looked at keeps its line breaks', () => {
  const { fields: stored, announced } = openPage();
  press(/^First line/);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect([stored(), announced]).toEqual([{}, []]);
  press(/^First line/);
  write('First line\nand the second');
  fireEvent.blur(field());
  expect(stored()).toEqual({ note: 'First line and the second' });
});

test('what is not marked for a text of the block is not opened, and nothing for those who may only look', () => {
  const { unmount } = openPage();
  for (const name of ['Not for editing.', 'Plain']) press(name);
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  openPage({ canEdit: false });
  press('High water');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an image of the library goes into the block that is selected, with its tokens', async () => {
  const { select, fields: stored, announced } = openPage({ element: <ImagesPanel /> });
  const tile = await screen.findByRole('button', { name: 'quay.jpg' });
  select('a1');
  fireEvent.click(tile);
  select('promo1');
  fireEvent.click(tile);
  expect(stored()).toEqual({ imageURL: '/media/quay.jpg', imageAuth: '{"2":"token"}' });
  expect(announced).toEqual([
    'Select a block that has an image, or drag the image onto one.',
    'quay.jpg is now the image of PROMO.',
  ]);
});
