import { expect, it } from 'vitest';
import { reduceDraft } from './reduceDraft.ts';
import type { Draft, DraftEvent, MergeOptions } from './reduceDraft.ts';
import type { OpenedDraft } from './SavingState.ts';

type Opened = OpenedDraft<string>;

/** Documents are texts here; work that says "clash" has changed what the other editor has changed too. */
const rules: MergeOptions<string, string> = {
  merge: ({ mine, theirs }) => ({
    document: `${theirs}+${mine}`,
    conflicts: mine.includes('clash') ? ['headline'] : [],
  }),
};

const base: Opened = { document: 'base', revision: 4 };
const theirs: Opened = { document: 'theirs', revision: 7 };
const mine = { document: 'mine', base };

const STATES = {
  saved: { document: 'base', base, saving: { kind: 'saved' } },
  unsaved: { ...mine, saving: { kind: 'unsaved' } },
  saving: { ...mine, saving: { kind: 'saving' } },
  unreached: { ...mine, saving: { kind: 'unreached', message: 'Offline.' } },
  refused: { ...mine, saving: { kind: 'refused', message: 'Too large.' } },
  conflict: { ...mine, saving: { kind: 'conflict', conflicts: ['headline'], theirs } },
} satisfies Readonly<Record<string, Draft<string, string, Opened>>>;

type Event = DraftEvent<string, Opened>;

/** What an event makes of each state: the state, the document/the base@its revision, and the effects. */
type Row = Partial<Record<keyof typeof STATES | 'others', string>>;

const kept = { document: 'kept', base: 'base', revision: 4 };
const STAYS: Row = {
  saved: 'saved base/base@4',
  unsaved: 'unsaved mine/base@4',
  saving: 'saving mine/base@4',
  unreached: 'unreached mine/base@4',
  refused: 'refused mine/base@4',
  conflict: 'conflict mine/base@4',
};

const TABLE: readonly (readonly [title: string, event: Event, row: Row])[] = [
  [
    'an edit',
    { kind: 'edited', document: 'more' },
    {
      others: 'unsaved more/base@4 keepSoon saveSoon',
      saving: 'saving more/base@4 keepSoon',
      conflict: 'conflict more/base@4 keepSoon',
    },
  ],
  [
    'an edit that leads back to the base',
    { kind: 'edited', document: 'base' },
    {
      others: 'saved base/base@4 keepSoon saveSoon',
      saving: 'saving base/base@4 keepSoon',
      conflict: 'conflict base/base@4 keepSoon',
    },
  ],
  [
    'the end of the pause',
    { kind: 'due' },
    {
      ...STAYS,
      unsaved: 'saving mine/base@4 save',
      unreached: 'saving mine/base@4 save',
      refused: 'saving mine/base@4 save',
    },
  ],
  [
    'a save',
    { kind: 'saved', version: { document: 'mine', revision: 5 } },
    {
      others: 'saved mine/mine@5 keep',
      saved: 'unsaved base/mine@5 keep saveSoon',
      conflict: 'conflict mine/base@4',
    },
  ],
  [
    'a save of a document that was edited since',
    { kind: 'saved', version: { document: 'min', revision: 5 } },
    {
      others: 'unsaved mine/min@5 keep saveSoon',
      saved: 'unsaved base/min@5 keep saveSoon',
      conflict: 'conflict mine/base@4',
    },
  ],
  [
    'an overtaken save',
    { kind: 'overtaken', theirs },
    {
      others: 'unsaved theirs+mine/theirs@7 keep saveSoon announceMerge',
      saved: 'unsaved theirs+base/theirs@7 keep saveSoon announceMerge',
    },
  ],
  [
    'a save that reached no server',
    { kind: 'failed', failure: { kind: 'unreached', message: 'Offline.' } },
    {
      others: 'unreached mine/base@4 saveLater',
      saved: 'unreached base/base@4 saveLater',
      conflict: 'conflict mine/base@4',
    },
  ],
  [
    'a refused save',
    { kind: 'failed', failure: { kind: 'refused', message: 'Too large.' } },
    { others: 'refused mine/base@4', saved: 'refused base/base@4', conflict: 'conflict mine/base@4' },
  ],
  [
    'a decision',
    { kind: 'decided', document: 'chosen' },
    { others: 'unsaved chosen/base@4 keep saveSoon', conflict: 'unsaved chosen/theirs@7 keep saveSoon' },
  ],
  [
    'a decision for theirs',
    { kind: 'decided', document: 'theirs' },
    { others: 'unsaved theirs/base@4 keep saveSoon', conflict: 'saved theirs/theirs@7 keep' },
  ],
  [
    'a published version',
    { kind: 'adopted', theirs },
    {
      others: 'unsaved theirs+mine/theirs@7 keep saveSoon announceMerge',
      saved: 'saved theirs/theirs@7 keep',
    },
  ],
  [
    "another editor's version",
    { kind: 'caughtUp', since: base, theirs },
    { ...STAYS, saved: 'saved theirs/theirs@7 keep announceMerge' },
  ],
  [
    "another editor's version after a change of the base",
    { kind: 'caughtUp', since: { ...base }, theirs },
    STAYS,
  ],
  ['the same revision again', { kind: 'caughtUp', since: base, theirs: base }, STAYS],
  [
    'a draft of the browser',
    { kind: 'restored', kept, server: base },
    { others: 'unsaved kept/base@4 keep saveSoon' },
  ],
  [
    'a draft of the browser that began with another version',
    { kind: 'restored', kept, server: theirs },
    { others: 'unsaved theirs+kept/theirs@7 keep saveSoon announceMerge' },
  ],
  [
    'a draft of the browser that conflicts',
    { kind: 'restored', kept: { ...kept, document: 'clash' }, server: theirs },
    { others: 'conflict theirs+clash/base@4 keep' },
  ],
];

function describeStep(state: Draft<string, string, Opened>, event: Event): string {
  const { draft, effects } = reduceDraft(state, event, rules);
  const { document, base: known, saving } = draft;
  return [saving.kind, `${document}/${known.document}@${known.revision}`, ...effects].join(' ');
}

it.each(TABLE)('%s leads from each state to the next', (_title, event, { others, ...row }) => {
  for (const [name, state] of Object.entries(STATES))
    expect([name, describeStep(state, event)]).toEqual([name, { ...row }[name] ?? others]);
});

it('keeps the objects on the screen where the server has the same', () => {
  const keepSame = (shown: string, other: string) => (other.startsWith(shown) ? shown : other);
  const same = { document: 'base as the server writes it', revision: 5 };
  expect(reduceDraft(STATES.saved, { kind: 'adopted', theirs: same }, { ...rules, keepSame })).toEqual({
    draft: { document: 'base', base: { document: 'base', revision: 5 }, saving: { kind: 'saved' } },
    effects: ['keep'],
  });
});

it('takes its own work for saved where only the answer was lost, and goes on with what was changed since', () => {
  const lost = reduceDraft(
    STATES.saving,
    { kind: 'failed', failure: { kind: 'unreached', message: 'Offline.' }, sent: 'mine' },
    rules,
  ).draft;
  const edited = reduceDraft(lost, { kind: 'edited', document: 'clash of mine' }, rules).draft;
  const due = reduceDraft(edited, { kind: 'due' }, rules).draft;
  const own: Opened = { document: 'mine', revision: 5, published: 'p' };
  expect(reduceDraft(due, { kind: 'overtaken', theirs: own }, rules)).toEqual({
    draft: { document: 'clash of mine', base: own, saving: { kind: 'unsaved' } },
    effects: ['keep', 'saveSoon'],
  });
  expect(describeStep(due, { kind: 'overtaken', theirs })).toBe('conflict theirs+clash of mine/base@4 keep');
});
