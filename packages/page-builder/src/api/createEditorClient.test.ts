import { expect, it } from 'vitest';
import { createEditorClient } from './createEditorClient.ts';

const german = {
  locale: 'de',
  phrases: {
    'refusal.role': 'Dafür braucht es „{needed}“, Sie haben „{role}“.',
    'refusal.password-length': '{least} bis {most} Zeichen.',
    'refusal.settings-unfit': 'Nicht veröffentlicht: {reason}',
    'setting-problem.web': '„{property}“ muss mit https:// beginnen',
    'site.facebookPage': 'Facebook-Seite',
    'role.publisher': 'Veröffentlichen',
    'role.editor': 'Bearbeiten',
    'api.unreachable': 'Der Server ist nicht erreichbar.',
  },
};

const refuse = (body: object) =>
  createEditorClient({
    origin: 'https://paper.test',
    fetch: async () => Response.json(body, { status: 403 }),
    language: () => german,
  }).get('/pages', () => true);

it.each([
  [
    'in the language of the editor, with the names of roles',
    { says: { key: 'refusal.role', values: { needed: 'publisher', role: 'editor' } } },
    'Dafür braucht es „Veröffentlichen“, Sie haben „Bearbeiten“.',
  ],
  [
    'with its numbers',
    { says: { key: 'refusal.password-length', values: { least: 12, most: 1024 } } },
    '12 bis 1.024 Zeichen.',
  ],
  [
    'with the first of its problems, and the label of its field',
    {
      says: { key: 'refusal.settings-unfit', values: { reason: 'the property "facebookPage" …' } },
      problems: [
        { reason: '…', says: { key: 'setting-problem.web', values: { property: 'facebookPage' } } },
        { reason: '…', says: { key: 'setting-problem.list', values: {} } },
      ],
    },
    'Nicht veröffentlicht: „Facebook-Seite“ muss mit https:// beginnen',
  ],
  [
    'with the first of its problems as the server wrote it, where that is newer',
    {
      says: { key: 'refusal.settings-unfit', values: { reason: 'it is bad' } },
      problems: [{ reason: 'it is bad', says: { key: 'setting-problem.of-tomorrow' } }],
    },
    'Nicht veröffentlicht: it is bad',
  ],
  [
    'as the server wrote it, where it is newer than the page builder',
    { says: { key: 'refusal.of-tomorrow' } },
    'No.',
  ],
  ['as the server wrote it, where it names no phrase', {}, 'No.'],
])('a refusal is told %s', async (_how, body, told) => {
  await expect(refuse({ message: 'No.', ...body })).rejects.toThrow(told);
});

it('a server that cannot be reached is told in the language of the editor', async () => {
  const client = createEditorClient({
    origin: 'https://paper.test',
    fetch: async () => {
      throw new TypeError('offline');
    },
    language: () => german,
  });
  await expect(client.send('POST', '/pages', { parse: () => true })).rejects.toThrow(
    'Der Server ist nicht erreichbar.',
  );
});
