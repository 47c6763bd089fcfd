'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { list, text } from '@broadsheet/client-core';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { listPages } from '../pages/PageEntry.ts';
import { COLLECTION } from '../settings/Setting.ts';
import type { SettingFormProps } from '../settings/SettingForm.ts';
import { SettingFrame } from '../settings/SettingFrame.tsx';
import { CollectionDetails } from './CollectionDetails.tsx';
import { getItems } from './collectionItems.ts';
import { CollectionMerge } from './CollectionMerge.tsx';
import { findCollectionUses } from './collectionUses.ts';
import { ItemList, useItemChanges } from './ItemList.tsx';
import { phrases } from './phrases.ts';
import { StoryFinder } from './StoryFinder.tsx';
import { useDocumentUndo } from './useDocumentUndo.ts';
import { useStories } from './useStories.ts';

const Halves = styled.div`
  display: grid;
  gap: 1.25rem;
  align-items: start;
  margin-block-end: 1.25rem;
  @media (min-width: 50rem) {
    grid-template-columns: minmax(0, 2fr) minmax(14rem, 1fr);
  }
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  margin: 0 0 0.75rem;
  padding: 0;
  list-style: none;
`;

/** Renders every page that shows the collection. */
function Uses({ id, aliases }: { readonly id: string; readonly aliases: readonly string[] }) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const pages = useRead((signal) => listPages(client, signal), [client]);
  if (pages.kind === 'loading') return null;
  if (pages.kind === 'failed') return <Notice kind="problem">{pages.message}</Notice>;
  const documents = pages.value.map(({ document }) => document);
  const uses = findCollectionUses(documents, { id, aliases });
  if (uses.length === 0) return <p>{t('collections.uses.none')}</p>;
  return (
    <section aria-label={t('collections.uses')}>
      <Names>
        <li>{t('collections.uses')}:</li>
        {uses.map((page) => (
          <li key={page.id}>
            <ScreenLink to={`/pages/${encodeURIComponent(page.id)}/`}>{page.name}</ScreenLink>
          </li>
        ))}
      </Names>
    </section>
  );
}

/** Renders the stories of a collection beside the search, and its details below. */
function CollectionForm(form: SettingFormProps) {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const { document, isReadOnly } = form;
  const history = useDocumentUndo(form);
  const stories = useStories(getItems(document));
  const { put } = useItemChanges({ stories, history });
  return (
    <>
      <Halves>
        <div>
          <ItemList {...form} {...{ stories, history }} />
          {!isReadOnly && (
            <ToolButton
              aria-disabled={!history.canUndo}
              onClick={() => {
                if (!history.canUndo) return;
                history.undo();
                announce(t('collections.undone'));
              }}
            >
              {t('collections.undo')}
            </ToolButton>
          )}
        </div>
        {!isReadOnly && (
          <StoryFinder
            isReadOnly={isReadOnly}
            onFound={stories.know}
            onAdd={(story) => put({ id: story, before: 0 })}
          />
        )}
      </Halves>
      <CollectionDetails {...form} onChange={(next) => history.change(() => next)} />
    </>
  );
}

/** Renders a collection, which is edited and published like a page. */
export function CollectionScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { id = '' } = params;
  return (
    <>
      <ScreenLink to="/collections/">{t('collections.all')}</ScreenLink>
      <SettingFrame
        key={id}
        id={COLLECTION + id}
        renderMerge={(merge) => <CollectionMerge {...merge} />}
        renderHead={(document) => (
          <>
            <h1>{text(document['name']) || t('collections.unnamed')}</h1>
            <Uses id={id} aliases={list(text)(document['aliases']) ?? []} />
          </>
        )}
      >
        {(form) => <CollectionForm {...form} />}
      </SettingFrame>
    </>
  );
}
