'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Stack } from '../fields/fieldStyles.ts';
import { toFields, toMoment } from '../publishing/zonedMoment.ts';
import type { WrittenMoment } from '../publishing/zonedMoment.ts';
import { phrases } from './phrases.ts';
import { isComposing } from '../controls/isComposing.ts';

const EMPTY: WrittenMoment = { day: '', time: '' };

export interface MomentFieldsProps {
  readonly of: 'from' | 'until';
  /** Milliseconds since 1970; absent: no limit. */
  readonly stored: number | undefined;
  /** Stores a moment. @returns what is wrong with it, in words; it is not stored then */
  readonly onStore: (moment: number | undefined) => string | undefined;
}

/** What is typed over a stored moment, which is void once another moment is stored. */
interface TypedMoment {
  readonly over: number | undefined;
  readonly written: WrittenMoment;
  readonly problem?: string | undefined;
}

/** Returns what the fields show, and the function that stores what was typed; it is stored too when the fields go. */
function useTypedMoment({ stored, onStore }: MomentFieldsProps) {
  const t = usePhrases(phrases);
  const zone = useHost().site.dateLocalization?.timeZone ?? 'UTC';
  const [state, setTyped] = useState<TypedMoment>();
  const latest = useRef<() => void>(undefined);
  const typed = state?.over === stored ? state : undefined;
  const shown = stored === undefined ? EMPTY : toFields(stored, zone);

  function store() {
    if (typed === undefined) return;
    const { written } = typed;
    const isEmpty = written.day === '' && written.time.trim() === '';
    const moment = toMoment(written, zone);
    if (moment === undefined && !isEmpty) return setTyped({ ...typed, problem: t('visibility.badMoment') });
    // The fields show no seconds and not which of two equal hours in autumn it is, so that reading them can give another moment.
    const isSame = moment === toMoment(shown, zone);
    const problem = isSame ? undefined : onStore(moment);
    setTyped(problem === undefined ? undefined : { ...typed, problem });
  }

  useEffect(() => {
    latest.current = store;
  });
  // A press on another block on the page leaves the focus here, and then the fields are gone without having lost it.
  useEffect(() => () => latest.current?.(), []);
  return {
    written: typed?.written ?? shown,
    write: (written: WrittenMoment) => setTyped({ over: stored, written, problem: typed?.problem }),
    problem: typed?.problem,
    store,
  };
}

/** Renders the day and the time of one end of a schedule, which are stored when both are left or Enter is pressed. */
export function MomentFields(props: MomentFieldsProps) {
  const t = usePhrases(phrases);
  const { written, write, problem, store } = useTypedMoment(props);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) store();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    store();
  }

  return (
    <Stack {...{ onBlur, onKeyDown }}>
      <LabelledInput
        type="date"
        label={t(`visibility.${props.of}Day`)}
        value={written.day}
        onChange={(day) => write({ ...written, day })}
      />
      <LabelledInput
        label={t(`visibility.${props.of}Time`)}
        value={written.time}
        problem={problem}
        onChange={(time) => write({ ...written, time })}
      />
    </Stack>
  );
}
