'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isPathPattern, isSameMatch } from '@broadsheet/page-document';
import type { PageMatch } from '@broadsheet/page-document';
import { Dialog } from '@broadsheet/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { PageCheck } from '../check/PageCheck.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { openPage } from '../saving/pageCalls.ts';
import { mayAct } from '../session/Role.ts';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { phrases } from './phrases.ts';
import { PublishPanel } from './PublishPanel.tsx';

export interface PublishButtonProps {
  /** Called when the editor chose the block of a finding, which is then selected. */
  readonly onFound?: () => void;
  /** What else the publication changes. */
  readonly reach?: ReactNode;
}

/** Renders the button that opens the publishing dialog of the edited page. */
export function PublishButton({ onFound, reach }: PublishButtonProps) {
  const t = usePhrases(phrases);
  const [isOpen, setOpen] = useState(false);
  const { editor } = useBuilder();
  const name = usePageState(({ page }) => page.name);
  const headingId = useId();
  if (!mayAct(editor.role, 'editor')) return null;
  function find() {
    setOpen(false);
    onFound?.();
  }
  return (
    <>
      <ToolButton isMain onClick={() => setOpen(true)}>
        {t('publishing.open')}
      </ToolButton>
      {isOpen && (
        <Dialog open labelledBy={headingId} onClose={() => setOpen(false)}>
          <h2 id={headingId}>{t('publishing.title', { name })}</h2>
          <PageCheck isAtOnce onSelect={find} />
          {reach}
          <OpenedPanel />
        </Dialog>
      )}
    </>
  );
}

/** Returns the published path if the draft has another one; `undefined` for templates, which have many paths. */
function findOldAddress(published: PageMatch, draft: PageMatch): string | undefined {
  if (published.kind !== 'path' || draft.kind !== 'path' || isSameMatch(published, draft)) return undefined;
  return [published, draft].some(({ path }) => isPathPattern(path)) ? undefined : published.path;
}

/** Renders the publishing panel for the server's version of the page, once everything is saved. */
function OpenedPanel() {
  const { client } = useBuilder();
  const { id, path, saver } = useEditing();
  const draftMatch = usePageState(({ page: { match } }) => match);
  const page = useRead(
    async (signal) => {
      await saver.flush();
      return openPage(client, { id, signal });
    },
    [client, id, saver],
  );
  if (page.kind === 'failed') return <Notice kind="problem">{page.message}</Notice>;
  if (page.kind === 'loading') return null;
  const { revision, isPublished, publishedMatch } = page.value;
  const movedFrom = publishedMatch && findOldAddress(publishedMatch, draftMatch);
  return (
    <PublishPanel
      {...{ id, path, revision, isPublished, movedFrom }}
      save={async () => {
        await saver.flush();
        return saver.get().kind === 'saved' ? saver.revision() : undefined;
      }}
      onChanged={async () => {
        saver.adopt(await openPage(client, { id }));
        page.again();
      }}
    />
  );
}
