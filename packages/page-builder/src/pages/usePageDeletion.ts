'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { deletePage, restorePage } from './pageCalls.ts';
import { phrases } from './phrases.ts';

/** The data of a page that is needed to restore it. */
export interface DeletablePage {
  readonly id: string;
  readonly name: string;
}

export interface PageDeletion {
  /** The page that was deleted last and can be restored; `undefined` once the message was dismissed. */
  readonly deleted: DeletablePage | undefined;
  /** The reason why the last attempt failed. */
  readonly failure: string | undefined;
  /** Deletes a page; rejects with a message that can be shown. */
  remove(page: DeletablePage): Promise<void>;
  /** Runs an action whose failure becomes `failure`. */
  attempt(run: () => Promise<void>): Promise<void>;
  /** Restores the page that was deleted last. */
  undo(): Promise<void>;
  /** Restores any page; rejects with a message that can be shown. */
  restore(page: DeletablePage): Promise<void>;
  dismiss(): void;
}

/** Returns the state and actions of deleting pages. @param onDone called with a sentence about what was done */
export function usePageDeletion(onDone: (message: string) => void): PageDeletion {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const [deleted, setDeleted] = useState<DeletablePage>();
  const [failure, setFailure] = useState<string>();

  async function attempt(run: () => Promise<void>) {
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  }

  async function restore({ id, name }: DeletablePage) {
    await restorePage(client, id);
    setDeleted(undefined);
    onDone(t('pages.restored', { name }));
  }

  return {
    deleted,
    failure,
    restore,
    attempt,
    async remove({ id, name }) {
      await deletePage(client, id);
      setDeleted({ id, name });
      onDone(t('pages.deleted', { name }));
    },
    undo: () => attempt(async () => deleted && restore(deleted)),
    dismiss: () => setDeleted(undefined),
  };
}
