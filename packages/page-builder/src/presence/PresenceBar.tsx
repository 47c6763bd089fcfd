'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';
import type { Presence } from './presenceCalls.ts';
import { usePresence } from './usePresence.ts';

/** The colours beside names; a colour never replaces the name. */
const COLOURS = ['#1d6fb8', '#a3480f', '#2f7d4f', '#8a3ea8', '#b3261e', '#6b6200'];

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  list-style: none;
`;

const Person = styled.li<{ readonly $colour: string }>`
  padding-inline-start: 0.4rem;
  border-inline-start: 4px solid ${({ $colour }) => $colour};
`;

/** Returns the colour of an editor, the same on every screen. */
function toColour(editorId: string): string {
  let sum = 0;
  for (const letter of editorId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? '#1d6fb8';
}

/** Merges the editor's own other tabs to one: the first in which a block is selected. */
function mergeOwnTabs(others: readonly Presence[]): readonly Presence[] {
  const own = others.filter(({ isYou }) => isYou);
  const shown = own.find(({ blockId }) => blockId !== undefined) ?? own[0];
  return others.filter((other) => !other.isYou || other === shown);
}

/**
 * Renders the other editors who have the page open, and their blocks; nothing if there are none. The same response reports
 * the draft's revision, so that their saved work is loaded.
 */
export function PresenceBar() {
  const t = usePhrases(phrases);
  const { id, saver } = useEditing();
  const selected = usePageState((state) => state.selected);
  const others = mergeOwnTabs(usePresence(id, { blockId: selected, onRevision: saver.catchUp }));
  if (others.length === 0) return null;
  return (
    <List aria-label={t('presence.label')}>
      {others.map((other) => (
        <Person key={`${other.editorId} ${other.tab}`} $colour={toColour(other.editorId)}>
          <PersonText other={other} />
        </Person>
      ))}
    </List>
  );
}

function PersonText({ other }: { readonly other: Presence }) {
  const t = usePhrases(phrases);
  const { catalogue } = useEditing();
  const { name, isYou } = other;
  const block = usePageState(({ page }) =>
    other.blockId === undefined ? undefined : findNode(page, other.blockId)?.node.block,
  );
  return block === undefined
    ? t(isYou ? 'presence.youLook' : 'presence.looks', { name })
    : t(isYou ? 'presence.youWork' : 'presence.works', { name, block: catalogue.titleOf(block) });
}
