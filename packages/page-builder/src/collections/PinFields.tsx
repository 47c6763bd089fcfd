'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import { HOUR_MS } from '@broadsheet/client-core';
import { useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Bar, Hint, Legend, Part, Stack } from '../fields/fieldStyles.ts';
import { toFields, toMoment } from '../publishing/zonedMoment.ts';
import { getPin } from './collectionItems.ts';
import type { Item } from './collectionItems.ts';
import { phrases } from './phrases.ts';

/** How far ahead a new pin ends, until somebody writes something else. */
const AHEAD_MS = 3 * HOUR_MS;

export interface PinFieldsProps {
  readonly item: Item;
  /** Called with the end of the pin, in milliseconds since 1970; `undefined` to end it now. */
  readonly onPin: (until: number | undefined) => void;
}

/** Renders until when an item is pinned to the top, and the fields to change it. */
export function PinFields({ item, onPin }: PinFieldsProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { clock } = useBuilder();
  const zone = useHost().site.dateLocalization?.timeZone ?? 'UTC';
  const pin = getPin(item, clock.now());
  const [written, write] = useState(() => toFields(pin ?? clock.now() + AHEAD_MS, zone));
  const [isWrong, setWrong] = useState(false);

  function set() {
    const until = toMoment(written, zone);
    const isGood = until !== undefined && until > clock.now();
    setWrong(!isGood);
    if (isGood) onPin(until);
  }

  return (
    <Part>
      <Legend>{t('collections.pin')}</Legend>
      <Stack>
        {pin !== undefined && <p>{t('collections.pinned', { when: format.dateTime(pin, 'UTC') })}</p>}
        <LabelledInput
          type="date"
          label={t('collections.pin.day')}
          value={written.day}
          onChange={(day) => write({ ...written, day })}
        />
        <LabelledInput
          label={t('collections.pin.time')}
          value={written.time}
          problem={isWrong ? t('collections.pin.bad') : undefined}
          onChange={(time) => write({ ...written, time })}
        />
        <Hint>{t('collections.pin.zone', { zone })}</Hint>
        <Bar>
          <ToolButton onClick={set}>{t('collections.pin.set')}</ToolButton>
          {pin !== undefined && (
            <ToolButton onClick={() => onPin(undefined)}>{t('collections.pin.end')}</ToolButton>
          )}
        </Bar>
      </Stack>
    </Part>
  );
}
