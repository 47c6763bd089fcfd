'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { useBuilder } from '../desk/Builder.ts';
import { deletePage, restorePage } from './pageCalls.ts';
import { phrases } from './phrases.ts';

/** A page by what is needed to have it again. */
export interface DeletablePage {
  readonly id: string;
  readonly name: string;
}

export interface PageDeletion {
  /** What was deleted last and can be had again; `undefined` once that was dismissed. */
  readonly deleted: DeletablePage | undefined;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  remove(page: DeletablePage): Promise<void>;
  /** Brings back what was deleted last. */
  undo(): Promise<void>;
  /** Brings back any page; rejects with a message that can be shown. */
  restore(page: DeletablePage): Promise<void>;
  dismiss(): void;
}

/** @param onDone takes a sentence about what was done */
export function usePageDeletion(onDone: (told: string) => void): PageDeletion {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const [deleted, setDeleted] = useState<DeletablePage>();
  const [failure, setFailure] = useState<string>();

  async function attempt(run: () => Promise<void>) {
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
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
    remove: ({ id, name }) =>
      attempt(async () => {
        await deletePage(client, id);
        setDeleted({ id, name });
        onDone(t('pages.deleted', { name }));
      }),
    undo: () => attempt(async () => deleted && restore(deleted)),
    dismiss: () => setDeleted(undefined),
  };
}
