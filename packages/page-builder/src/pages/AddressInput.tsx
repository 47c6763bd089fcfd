'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import type { Ref } from 'react';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useSiteText } from '../language/useSiteText.ts';
import { toPathMatch } from './newPage.ts';
import { checkAddress } from './pageCalls.ts';
import type { AddressProblem } from './pageCalls.ts';
import { phrases } from './phrases.ts';

export interface CheckedAddress {
  readonly value: string;
  readonly problems: readonly AddressProblem[];
  change(value: string): void;
  /** Asks the site about the path. @returns whether a page can have it */
  check(): Promise<boolean>;
}

/**
 * Returns the state of a path that the site checks before a page gets it.
 *
 * @param id the id of the page; absent for a new one
 */
export function useAddress(initial: string, id?: string): CheckedAddress {
  const { client } = useBuilder();
  const [value, setValue] = useState(initial);
  const [problems, setProblems] = useState<readonly AddressProblem[]>([]);
  return {
    value,
    problems,
    change(next) {
      setValue(next);
      setProblems([]);
    },
    async check() {
      const found = await checkAddress(client, { id, match: toPathMatch(value) });
      setProblems(found);
      return found.every(({ kind }) => kind !== 'refused');
    },
  };
}

export interface AddressInputProps {
  readonly address: CheckedAddress;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Renders the input for a page's path, with the problems that the site found. */
export function AddressInput({ address, inputRef }: AddressInputProps) {
  const t = usePhrases(phrases);
  const write = useSiteText();
  const refused = address.problems.find(({ kind }) => kind === 'refused');
  return (
    <>
      <LabelledInput
        inputRef={inputRef}
        label={t('pages.address')}
        value={address.value}
        hint={t('pages.address.hint')}
        problem={refused && write(refused.reason)}
        onChange={address.change}
      />
      {address.problems
        .filter(({ kind }) => kind === 'note')
        .map(({ reason }) => (
          <Notice key={reason.english} kind="note">
            {write(reason)}
          </Notice>
        ))}
    </>
  );
}
