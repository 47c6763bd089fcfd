import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { BuilderAnswer } from '../../test/renderBuilder.tsx';
import type { Editor } from '../session/Editor.ts';
import { PublishPanel } from './PublishPanel.tsx';

const QUIET = {
  'GET /pages/front/schedule': { schedule: null },
  'GET /pages/front/preview-links': { links: [] },
} as const;

interface Setting {
  readonly answers?: Readonly<Record<string, BuilderAnswer>>;
  readonly editor?: Partial<Editor>;
  readonly revision?: number;
  readonly movedFrom?: string;
}

async function open({ answers = {}, editor, revision = 3, movedFrom }: Setting = {}) {
  const onChanged = vi.fn(() => Promise.resolve());
  const rendered = renderBuilder(
    <PublishPanel
      id="front"
      path="/"
      isPublished
      {...{ revision, movedFrom, onChanged }}
      save={() => Promise.resolve(revision)}
    />,
    { answers: { ...QUIET, ...answers }, ...(editor && { editor }) },
  );
  await screen.findByRole('heading', { name: 'Schedule' });
  const sent = (route: string) => rendered.calls.find((call) => call.route === route)?.body;
  return { ...rendered, onChanged, sent };
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('publishes the draft with a note, and says which version it is', async () => {
  const { sent, onChanged, announced, container } = await open({
    answers: { 'POST /pages/front/publication': { number: 4 } },
  });
  await expectAccessible(container);
  fill('Version note', 'New front page');
  press('Publish now');
  await screen.findByText(/Published as version 4/);
  expect(sent('POST /pages/front/publication')).toEqual({ revision: 3, note: 'New front page' });
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(announced).toEqual(['Published as version 4. Readers see it when they next load the page.']);
});

/** Renders the panel of a draft that is gone once it is published. */
function Published() {
  const [revision, setRevision] = useState(3);
  return (
    <PublishPanel
      {...{ id: 'front', path: '/', isPublished: true, revision }}
      save={() => Promise.resolve(revision)}
      onChanged={async () => setRevision(0)}
    />
  );
}

it('leads to the result when the button that was pressed is gone', async () => {
  renderBuilder(<Published />, {
    answers: { ...QUIET, 'POST /pages/front/publication': { number: 4 } },
  });
  const button = await screen.findByRole('button', { name: 'Publish now' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText(/Published as version 4/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Now'));
});

it.each([
  [true, []],
  [false, ['Redirect /old/ to the new address']],
])('redirects from the old address of a moved page: %s', async (hasRedirect, pressed) => {
  const { sent } = await open({
    movedFrom: '/old/',
    answers: { 'POST /pages/front/publication': { number: 4 } },
  });
  for (const label of pressed) fireEvent.click(screen.getByLabelText(label));
  press('Publish now');
  await screen.findByText(/Published as version 4/);
  expect(sent('POST /pages/front/publication')).toEqual({ revision: 3, note: '', hasRedirect });
});

it('says why the page was not published', async () => {
  const refusal = () => Response.json({ message: 'Ben has changed this page.' }, { status: 409 });
  const { onChanged } = await open({ answers: { 'POST /pages/front/publication': refusal } });
  press('Publish now');
  expect((await screen.findByRole('alert')).textContent).toBe('Ben has changed this page.');
  expect(onChanged).not.toHaveBeenCalled();
});

it('schedules at a moment of the zone of the site', async () => {
  const { sent } = await open({ answers: { 'PUT /pages/front/schedule': { schedule: null } } });
  fill('Publish on', '2026-12-01');
  fill('at (hh:mm)', '06:00');
  press('Schedule');
  await screen.findByText('Scheduled.');
  expect(screen.getByText('Times are in Europe/London.')).toBeDefined();
  expect(sent('PUT /pages/front/schedule')).toMatchObject({
    publishAt: Date.UTC(2026, 11, 1, 6),
    revision: 3,
  });
});

it('asks for a whole moment', async () => {
  const { sent } = await open();
  fill('Publish on', '2026-12-01');
  press('Schedule');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a day and a time such as 06:00.');
  expect(sent('PUT /pages/front/schedule')).toBeUndefined();
});

it.each([
  [true, []],
  [false, ['Then redirect /old/ to the new address']],
])('leads readers from the old address when the moment comes: %s', async (hasRedirect, pressed) => {
  const { sent } = await open({
    movedFrom: '/old/',
    answers: { 'PUT /pages/front/schedule': { schedule: null } },
  });
  for (const label of pressed) fireEvent.click(screen.getByLabelText(label));
  fill('Publish on', '2026-12-01');
  fill('at (hh:mm)', '06:00');
  press('Schedule');
  await screen.findByText('Scheduled.');
  expect(sent('PUT /pages/front/schedule')).toMatchObject({ hasRedirect, revision: 3 });
});

it('shows what is scheduled, and what prevents it', async () => {
  await open({
    answers: {
      'GET /pages/front/schedule': {
        schedule: {
          publishAt: 1_796_104_800_000,
          editorName: 'Ben',
          isDraftNewer: true,
          overtakenBy: 9,
          redirectFrom: '/old/',
        },
      },
    },
  });
  expect(await screen.findByText(/Will be published on .* scheduled by Ben/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change schedule' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Publish on').value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(screen.getByRole('link', { name: /at that time/ }).getAttribute('href')).toBe(
    '/pagebuilder/look-ahead/?path=%2F&at=1796104800000',
  );
  expect(screen.getByText(/Schedule it again to include the changes/)).toBeDefined();
  expect(screen.getByText('/old/ will be redirected to the new address.')).toBeDefined();
  expect(screen.getByText(/Version 9 was published in the meantime/)).toBeDefined();
});

it('takes the page away after a question', async () => {
  const { sent, calls } = await open({
    answers: { 'DELETE /pages/front/publication': new Response(null, { status: 204 }) },
  });
  press('Unpublish');
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  fireEvent.submit(screen.getByText(/Readers get “not found”/).closest('form') ?? document.body);
  await screen.findByText('The page was unpublished.');
  expect(sent('DELETE /pages/front/publication')).toBeUndefined();
});

it('makes a link, shows it once and revokes it', async () => {
  const link = { id: 'l1', path: '/', editorName: 'Ada', expiresAt: 1_796_104_800_000 };
  const url = 'https://paper.test/pagebuilder/shared/token';
  const { clock, sent, calls } = await open({
    answers: {
      'GET /pages/front/preview-links': { links: [link] },
      'POST /pages/front/preview-links': { ...link, url },
      'DELETE /pages/front/preview-links/l1': new Response(null, { status: 204 }),
    },
  });
  press('Create link');
  expect(await screen.findByDisplayValue(url)).toBeDefined();
  const day = 24 * 60 * 60_000;
  expect(sent('POST /pages/front/preview-links')).toEqual({
    path: '/',
    expiresAt: clock.now() + 7 * day - 60_000,
  });
  fireEvent.click(screen.getByRole('button', { name: /^Revoke the link/ }));
  await waitFor(() => expect(screen.queryByDisplayValue(url)).toBeNull());
  expect(calls.some(({ route }) => route === 'DELETE /pages/front/preview-links/l1')).toBe(true);
});

it('leads to the other links when the one is gone whose button was pressed', async () => {
  const link = { id: 'l1', path: '/', editorName: 'Ada', expiresAt: 1_796_104_800_000 };
  const lists = [[link], []];
  await open({
    answers: {
      'GET /pages/front/preview-links': () => ({ links: lists.shift() ?? [] }),
      'DELETE /pages/front/preview-links/l1': new Response(null, { status: 204 }),
    },
  });
  const button = await screen.findByRole('button', { name: /^Revoke the link/ });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Share the draft'));
});

it('leads to the schedule when it is cancelled, and the button with it', async () => {
  const schedules = [{ publishAt: 1_796_104_800_000, editorName: 'Ben' }, null];
  await open({
    answers: {
      'GET /pages/front/schedule': () => ({ schedule: schedules.shift() ?? null }),
      'DELETE /pages/front/schedule': new Response(null, { status: 204 }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Cancel schedule' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Schedule'));
});

it('leaves publishing to those who may', async () => {
  await open({ editor: { role: 'editor' } });
  expect(screen.getByText(/Publishing requires the role “Publisher”/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Create link' })).toBeDefined();
});
