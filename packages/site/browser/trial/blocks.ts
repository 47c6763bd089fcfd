import { defineBlock, lazyLoadField, number, text } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { Drawer } from './Drawer.tsx';
import { Note } from './Note.tsx';

const label = (name: string) => ({ label: name, description: 'For the browser tests.' });

const note = defineBlock({
  name: 'trial-note',
  title: 'Note',
  group: 'Trial',
  kind: 'feature',
  fields: {
    text: text({ ...label('Text'), default: '' }),
    height: number({ ...label('Height'), default: 0 }),
    lazyLoad: lazyLoadField,
  },
  hydrate: { mode: 'never' },
  Component: Note,
});

const broken = defineBlock({
  name: 'trial-broken',
  title: 'Broken',
  group: 'Trial',
  kind: 'feature',
  fields: {},
  hydrate: { mode: 'never' },
  Component: () => {
    throw new Error('This block is broken on purpose.');
  },
});

const drawer = defineBlock({
  name: 'trial-drawer',
  title: 'Drawer',
  group: 'Trial',
  kind: 'chain',
  fields: { label: text({ ...label('Label'), default: 'Drawer' }) },
  hydrate: { mode: 'island', name: 'trial-drawer', when: 'interaction' },
  Component: Drawer,
});

export const blocks: readonly Block[] = [note, broken, drawer];
