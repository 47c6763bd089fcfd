'use client';
import { useHost, writeDraft } from '@broadsheet/block-kit';
import type { DraftOwner } from '@broadsheet/block-kit';
import type { ReactNode } from 'react';

export interface RememberedProps extends DraftOwner {
  /** The names of the fields that are stored; others never are. */
  readonly names: readonly string[];
  /** Content that contains a form. */
  readonly children: ReactNode;
}

/** Stores what is typed into the named fields of a form, for the same reader in the same tab. */
export function Remembered({ readerId, form, names, children }: RememberedProps) {
  const { environment } = useHost();
  return (
    <div
      onChange={({ currentTarget }) => {
        const element = currentTarget.querySelector('form');
        if (element === null) return;
        const typed = [...new FormData(element)].flatMap(([name, value]) =>
          names.includes(name) && typeof value === 'string' ? [[name, value] as const] : [],
        );
        const values = Object.fromEntries(typed);
        writeDraft(environment, { readerId, form, values });
      }}
    >
      {children}
    </div>
  );
}
