import { expect, it } from 'vitest';
import { createEditorClient } from '../api/createEditorClient.ts';
import { changeCollection } from './changeCollection.ts';
import { getId, getItems, insertItem } from './collectionItems.ts';

const collectionOf = (...ids: readonly string[]) => ({
  children: ids.map((_id) => ({ _id, type: 'story' })),
});

/** A server with one collection, whose draft other editors change just before a save. */
function startServer(others: readonly (readonly string[])[]) {
  let stored = { document: collectionOf('a', 'b'), revision: 1 };
  const waiting = [...others];
  const client = createEditorClient({
    origin: 'https://paper.test',
    async fetch(_input, init) {
      if (init?.method !== 'PUT') return Response.json({ ...stored, problems: [] });
      const theirs = waiting.shift();
      if (theirs !== undefined) stored = { document: collectionOf(...theirs), revision: stored.revision + 1 };
      const sent = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
      if (sent.revision !== stored.revision) return Response.json({ message: 'Overtaken.' }, { status: 409 });
      stored = { document: sent.document, revision: stored.revision + 1 };
      return Response.json({ revision: stored.revision, problems: [] });
    },
  });
  return { client, ids: () => getItems(stored.document).map(getId) };
}

const add = {
  id: 'front',
  change: (document: object) => insertItem({ ...document }, { id: 'x', before: 1, now: 0 }),
};

it('keeps what another editor has saved between reading and saving', async () => {
  const { client, ids } = startServer([['c', 'a', 'b']]);
  const { before, after } = await changeCollection(client, add);
  expect(ids()).toEqual(['c', 'x', 'a', 'b']);
  expect(getItems(before).map(getId)).toEqual(['c', 'a', 'b']);
  expect(getItems(after).map(getId)).toEqual(ids());
});

it('gives up after some attempts, and has changed nothing then', async () => {
  const { client, ids } = startServer(Array.from({ length: 9 }, () => ['b', 'a']));
  await expect(changeCollection(client, add)).rejects.toMatchObject({ status: 409 });
  expect(ids()).toEqual(['b', 'a']);
});

it('saves nothing when nothing changes', async () => {
  const { client, ids } = startServer([['c']]);
  const { before, after } = await changeCollection(client, { id: 'front', change: (document) => document });
  expect(after).toBe(before);
  expect(ids()).toEqual(['a', 'b']);
});
