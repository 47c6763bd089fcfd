import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import {
  createTestIdentity,
  neverAnswering,
  offline,
  OTHER_READER,
  READER,
  refusing,
  signUpReader,
  startPlatform,
  testForReadersOnly,
} from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchWithFiles } from '../test/fetchWithFiles.ts';
import { block } from './block.ts';

/** A JPEG of one grey pixel. */
const JPEG = Buffer.from(
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf/////////' +
    '/////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFAABA' +
    'AAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAA' +
    'P/aAAwDAQACEQMRAD8AAA//2Q==',
  'base64',
);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  await signUpReader(platform);
  await signUpReader(platform, OTHER_READER);
}, 30_000);
afterAll(() => platform.close());

type Options = Parameters<typeof renderBlock>[1];
type Fetch = TestPlatform['fetch'];

const refused = refusing(400, '500');

const fetchPlatform: Fetch = (address, init) => fetchWithFiles(platform, address, init);

/** Creates a client; a test can intercept its calls about the profile. */
async function createClient() {
  const network: { profile: Fetch } = { profile: fetchPlatform };
  const client = await createTestIdentity(platform, {
    retry: { attempts: 1 },
    warn: () => undefined,
    fetch: (address, init) =>
      /\/v1\/(?:profile|avatar)/.test(address)
        ? network.profile(address, init)
        : platform.fetch(address, init),
  });
  return { client, network };
}

/** Renders the block for a reader named Ada Byron, without a picture. */
async function visit(options: Options = {}, profile: Fetch = fetchPlatform) {
  const parts = await createClient();
  await parts.client.login(READER.email, READER.password, { rememberMe: true });
  await parts.client.updateUserProfile({ firstName: 'Ada', lastName: 'Byron', displayName: '', picture: '' });
  parts.network.profile = profile;
  const view = await renderBlock(block, { ...options, identity: async () => parts.client });
  return { ...view, ...parts };
}

const edit = () => screen.findByRole('button', { name: 'Edit your name' });
const typeIn = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

function choose(...files: readonly File[]) {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('There is nothing to choose a file with.');
  fireEvent.change(input, { target: { files } });
}

const picture = (bytes: BlobPart = JPEG, type = 'image/jpeg') => new File([bytes], 'ada.jpg', { type });

test('keeps its place on the server, and says that it needs script', async () => {
  const html = await renderOnServer(block);
  expect(html).toMatch(/<h2[^>]*>Your profile/);
  expect(html).toMatch(/<noscript>.*JavaScript/);
});

describe('the names', () => {
  test('are shown, and one that is not there is said to be', async () => {
    const { container } = await visit();
    await edit();
    expect(['First name', 'Last name', 'Display name'].map(valueOf)).toEqual(['Ada', 'Byron', 'Not given']);
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3']);
    await expectAccessible(container);
  });

  test('are edited and saved, and only what differs is sent', async () => {
    const { client, container, network } = await visit();
    const sent: unknown[] = [];
    fireEvent.click(await edit());
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    await expectAccessible(container);
    network.profile = (address, init) => {
      sent.push(init?.body);
      return fetchPlatform(address, init);
    };
    typeIn('Last name', ' Lovelace ');
    press('Save');
    expect((await screen.findByText('Your name is saved.')).tagName).toBe('OUTPUT');
    expect(valueOf('Last name')).toBe('Lovelace');
    expect(sent).toEqual(['{"lastName":"Lovelace"}']);
    expect(document.activeElement).toBe(await edit());
    expect(await client.getUserProfile()).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  });

  test('stay as they were when the reader cancels, and the focus returns', async () => {
    await visit();
    fireEvent.click(await edit());
    typeIn('First name', 'Augusta');
    const before = platform.requests.length;
    press('Cancel');
    expect(document.activeElement).toBe(await edit());
    expect(valueOf('First name')).toBe('Ada');
    expect(platform.requests).toHaveLength(before);
  });

  test('are not sent when nothing was changed', async () => {
    await visit();
    fireEvent.click(await edit());
    const before = platform.requests.length;
    press('Save');
    await edit();
    expect(platform.requests).toHaveLength(before);
    expect(screen.queryByText('Your name is saved.')).toBeNull();
  });

  test('are taken away by emptying them', async () => {
    const { client } = await visit();
    fireEvent.click(await edit());
    typeIn('First name', '');
    press('Save');
    await screen.findByText('Your name is saved.');
    expect(valueOf('First name')).toBe('Not given');
    expect((await client.getUserProfile()).firstName).toBeUndefined();
  });

  test('are refused where they are too long, before they are sent', async () => {
    await visit();
    fireEvent.click(await edit());
    typeIn('First name', 'A'.repeat(101));
    const before = platform.requests.length;
    press('Save');
    expect(await screen.findByText('Use 100 characters at most')).toBeTruthy();
    expect(platform.requests).toHaveLength(before);
  });

  test.each([
    [/^No connection\. What you typed is still here/, offline],
    ['Your name could not be saved. Please try again.', refused],
  ])('stay typed where saving them failed: %s', async (words, answer) => {
    const { container, network } = await visit();
    fireEvent.click(await edit());
    network.profile = answer;
    typeIn('Last name', 'Lovelace');
    press('Save');
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Lovelace');
    await expectAccessible(container);
  });
});

describe('the picture', () => {
  test('is uploaded, shown from where the service keeps it, and removed', async () => {
    const { client, container } = await visit();
    await screen.findByText(/You have no picture yet\./);
    choose(picture());
    expect((await screen.findByText('Your picture is saved.')).tagName).toBe('OUTPUT');
    const image = screen.getByRole('img', { name: 'Your picture' });
    expect(image.getAttribute('src')).toMatch(/^https:\/\/platform\.test\/identity\/public\/v1\/avatar\//);
    await expectAccessible(container);
    press('Remove picture');
    await screen.findByText('Your picture is removed.');
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload a picture' }));
    expect((await client.getUserProfile()).picture).toBeUndefined();
  });

  test.each([
    ['No picture was chosen. Choose a file first.', []],
    ['This type of picture is not supported. Choose a JPEG file.', [picture('x', 'image/png')]],
    ['This picture is too big. Choose one of 3 MB at most.', [picture(new Uint8Array(3_000_001))]],
  ])('is refused before anything is sent: %s', async (words, files) => {
    const { container } = await visit();
    await edit();
    const before = platform.requests.length;
    choose(...files);
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(platform.requests).toHaveLength(before);
    await expectAccessible(container);
  });

  test('is refused by the service where only the name is that of a JPEG', async () => {
    await visit();
    await edit();
    choose(picture('not at all'));
    const words = 'This type of picture is not supported. Choose a JPEG file.';
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  });

  test.each([
    ['No connection. Try again when you are online.', offline],
    ['Your picture could not be changed. Please try again.', refused],
  ])('stays as it was where the upload failed: %s', async (words, answer) => {
    const { network } = await visit();
    await edit();
    network.profile = answer;
    choose(picture());
    await screen.findByText(words);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('is sent once, however often it is chosen', async () => {
    const { network } = await visit();
    await edit();
    const sent: string[] = [];
    network.profile = (address) => {
      sent.push(address);
      return neverAnswering(address);
    };
    choose(picture());
    choose(picture());
    await screen.findByText('One moment …');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Upload a picture' }).ariaDisabled).toBe('true');
  });

  test('gives way to a drawing where it cannot be shown', async () => {
    await visit();
    await edit();
    choose(picture());
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove picture' })).toBeTruthy();
  });
});

test('waits for a slow answer', async () => {
  const { client, network } = await createClient();
  await client.login(READER.email, READER.password, { rememberMe: true });
  network.profile = neverAnswering;
  const { container } = await renderBlock(block, { identity: async () => client });
  expect(screen.getByText('One moment …').tagName).toBe('OUTPUT');
  await expectAccessible(container);
});

test.each([
  ['No connection. Try again when you are online.', offline],
  ['This part of your account could not be loaded.', refused],
])('says "%s" and loads when asked again', async (words, answer) => {
  const { client, network } = await createClient();
  await client.login(READER.email, READER.password, { rememberMe: true });
  network.profile = answer;
  const { container } = await renderBlock(block, { identity: async () => client });
  expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
  await expectAccessible(container);
  network.profile = fetchPlatform;
  press('Try again');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your profile' }));
  await edit();
});

test('shows another reader, who signs in in another tab, nothing of the first, and not what was typed', async () => {
  await visit();
  fireEvent.click(await edit());
  typeIn('First name', 'Augusta');
  const { client: otherTab } = await createClient();
  await act(
    async () => void (await otherTab.login(OTHER_READER.email, OTHER_READER.password, { rememberMe: true })),
  );
  await edit();
  expect(['First name', 'Last name'].map(valueOf)).toEqual(['Not given', 'Not given']);
});

test('sends visitors nowhere but within the site', async () => {
  const environment = createTestEnvironment();
  const { client } = await createClient();
  const fields = { redirectURL: 'https://evil.example/' };
  await renderBlock(block, { environment, fields, identity: async () => client });
  await waitFor(() => expect(environment.visited).toEqual(['/']));
});

testForReadersOnly(block, { platform: () => platform });

test('speaks the language of the site', async () => {
  await visit({ site: { locale: 'sv' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ändra ditt namn' }));
  typeIn('Förnamn', 'Augusta');
  press('Spara');
  expect(await screen.findByText('Namnet är sparat.')).toBeTruthy();
});
