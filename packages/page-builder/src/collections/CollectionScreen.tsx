'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { list, text } from '@broadsheet/client-core';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { COLLECTION } from '../settings/Setting.ts';
import type { SettingFormProps } from '../settings/SettingForm.ts';
import { SettingFrame } from '../settings/SettingFrame.tsx';
import { CollectionDetails } from './CollectionDetails.tsx';
import { getItems } from './collectionItems.ts';
import { CollectionMerge } from './CollectionMerge.tsx';
import { CollectionUses } from './CollectionUses.tsx';
import { DeleteCollection } from './DeleteCollection.tsx';
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
            <CollectionUses id={id} aliases={list(text)(document['aliases']) ?? []} />
          </>
        )}
      >
        {(form) => (
          <>
            <CollectionForm {...form} />
            {!form.isReadOnly && <DeleteCollection id={id} document={form.document} />}
          </>
        )}
      </SettingFrame>
    </>
  );
}
