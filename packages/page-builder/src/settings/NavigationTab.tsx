'use client';
/** The menus of the site: choosing, creating, deleting and restoring them. */
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { EditorClient } from '../api/EditorClient.ts';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { UndoToast } from '../pages/UndoToast.tsx';
import { mayAct } from '../session/Role.ts';
import { findHierarchyUses } from './hierarchyUses.ts';
import { FOOTER } from './KnownSite.ts';
import type { KnownSite } from './KnownSite.ts';
import { phrases } from './phrases.ts';
import { deleteSetting, listDeletedNames, NAVIGATION, restoreSetting, settingCalls } from './Setting.ts';
import { SettingChoice, SettingField } from './SettingField.tsx';
import { SettingPanel } from './SettingPanel.tsx';

/** The hierarchy by which stories and sections are found; it cannot be deleted. */
const SECTIONS = 'default';

/** The pattern of a hierarchy's name on the site. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: end;
  margin-block-end: 0.75rem;
`;

export interface NavigationTabProps {
  readonly known: KnownSite;
  /** Called when a menu was added or removed. */
  readonly onChanged: () => void;
}

/** Creates a menu by saving the empty one that the site returns for an unknown name. */
async function makeMenu(client: EditorClient, name: string): Promise<void> {
  const calls = settingCalls(client, NAVIGATION + name);
  const { document, revision } = await calls.read();
  await calls.save({ document, revision });
}

/** Returns the chosen menu and the actions that create, delete and restore menus, one at a time. */
function useMenus(onChanged: () => void) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const [hierarchy, choose] = useState(SECTIONS);
  const [deleted, setDeleted] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const bin = useRead((signal) => listDeletedNames(client, { prefix: NAVIGATION, signal }), [client]);

  async function attempt(action: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(getErrorMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
    bin.again();
    onChanged();
    announce(done);
    return true;
  }

  return {
    hierarchy,
    choose,
    deleted,
    problem,
    isBusy,
    bin: bin.kind === 'read' ? bin.value : [],
    dismiss: () => setDeleted(undefined),
    /** @returns whether the menu was made */
    async make(name: string): Promise<boolean> {
      const isMade = await attempt(() => makeMenu(client, name), t('navigation.made', { name }));
      if (isMade) choose(name);
      return isMade;
    },
    async remove(name: string) {
      const isGone = await attempt(
        () => deleteSetting(client, NAVIGATION + name),
        t('navigation.deleted', { name }),
      );
      if (!isGone) return;
      choose(SECTIONS);
      setDeleted(name);
    },
    async restore(name: string) {
      const isBack = await attempt(
        () => restoreSetting(client, NAVIGATION + name),
        t('navigation.restored', { name }),
      );
      if (!isBack) return;
      setDeleted(undefined);
      choose(name);
    },
  };
}

/** Renders every hierarchy except that of the footer. */
export function NavigationTab({ known, onChanged }: NavigationTabProps) {
  const t = usePhrases(phrases);
  const { editor } = useBuilder();
  const menus = useMenus(onChanged);
  const { hierarchy, deleted } = menus;
  const names = known.hierarchies.filter((name) => name !== FOOTER);
  const mayEdit = mayAct(editor.role, 'editor');
  return (
    <>
      <Bar>
        <SettingChoice
          label={t('navigation.hierarchy')}
          value={hierarchy}
          options={[...new Set([...names, hierarchy])].map((name) => ({ value: name, label: name }))}
          onChange={menus.choose}
        />
        {mayEdit && hierarchy !== SECTIONS && (
          <ToolButton aria-disabled={menus.isBusy} onClick={() => void menus.remove(hierarchy)}>
            {t('navigation.delete')}
          </ToolButton>
        )}
      </Bar>
      {menus.problem !== undefined && <Notice kind="problem">{menus.problem}</Notice>}
      {mayEdit && <NewMenu names={known.hierarchies} isBusy={menus.isBusy} onMake={menus.make} />}
      <Uses known={known} hierarchy={hierarchy} />
      <SettingPanel key={hierarchy} id={NAVIGATION + hierarchy} known={known} />
      {mayEdit && menus.bin.length > 0 && (
        <section aria-label={t('navigation.deletedOnes')}>
          <h2>{t('navigation.deletedOnes')}</h2>
          <Bar>
            {menus.bin.map((name) => (
              <ToolButton key={name} aria-disabled={menus.isBusy} onClick={() => void menus.restore(name)}>
                {t('navigation.restore', { name })}
              </ToolButton>
            ))}
          </Bar>
        </section>
      )}
      {deleted !== undefined && (
        <UndoToast
          key={deleted}
          text={t('navigation.deleted', { name: deleted })}
          onUndo={() => void menus.restore(deleted)}
          onDismiss={menus.dismiss}
        />
      )}
    </>
  );
}

interface NewMenuProps {
  readonly names: readonly string[];
  readonly isBusy: boolean;
  /** Makes a menu. @returns whether it was made */
  readonly onMake: (name: string) => Promise<boolean>;
}

function NewMenu({ names, isBusy, onMake }: NewMenuProps) {
  const t = usePhrases(phrases);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = typed.trim();
    if (!NAME.test(name)) return setProblem(t('navigation.new.badName'));
    if (names.includes(name)) return setProblem(t('navigation.new.taken', { name }));
    setProblem(undefined);
    if (!(await onMake(name))) return;
    setTyped('');
    setOpen(false);
  }

  return (
    <>
      <ToolButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('navigation.new')}
      </ToolButton>
      {isOpen && (
        <Bar as="form" onSubmit={(event: FormEvent) => void submit(event)}>
          <SettingField
            label={t('navigation.new.name')}
            value={typed}
            onChange={setTyped}
            tip={t('navigation.new.tip')}
            problem={problem}
          />
          <ToolButton type="submit" isMain aria-disabled={isBusy}>
            {t('navigation.new.make')}
          </ToolButton>
        </Bar>
      )}
    </>
  );
}

/** Renders the pages that show a menu, so that editors know what its deletion would empty. */
function Uses({ known, hierarchy }: { readonly known: KnownSite; readonly hierarchy: string }) {
  const t = usePhrases(phrases);
  const uses = useMemo(
    () =>
      findHierarchyUses(
        known.pages.map(({ document }) => document),
        hierarchy,
      ),
    [known.pages, hierarchy],
  );
  if (uses.length === 0) return <Notice kind="note">{t('navigation.uses.none')}</Notice>;
  return (
    <details>
      <summary>{`${t('navigation.uses')} (${uses.length})`}</summary>
      <ul>
        {uses.map(({ page, blocks }) => (
          <li key={page.id}>
            <ScreenLink to={`/pages/${encodeURIComponent(page.id)}/`}>
              {t('navigation.use', { page: page.name, block: blocks.join(', ') })}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
