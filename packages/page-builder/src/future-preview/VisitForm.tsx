'use client';
import { DAY_MS } from '@broadsheet/client-core';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { PagePicker } from '../fields/pickers/PagePicker.tsx';
import { toFields, toMoment } from '../publishing/zonedMoment.ts';
import type { WrittenMoment } from '../publishing/zonedMoment.ts';
import type { AheadVisit } from '../builder/futurePreviewPath.ts';
import { phrases } from './phrases.ts';

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  margin-block: 1rem;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;
  & > :first-child {
    flex: 1 1 14rem;
  }
`;

const Zone = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export interface VisitFormProps {
  /** The page and moment that are shown; `undefined` before the first. */
  readonly visit: AheadVisit | undefined;
  /** The time zone of the site. */
  readonly zone: string;
  readonly onShow: (visit: AheadVisit) => void;
}

interface MomentFieldsProps {
  readonly moment: WrittenMoment;
  readonly onChange: (moment: WrittenMoment) => void;
}

function MomentFields({ moment, onChange }: MomentFieldsProps) {
  const t = usePhrases(phrases);
  return (
    <>
      <LabelledInput
        type="date"
        label={t('ahead.day')}
        value={moment.day}
        onChange={(day) => onChange({ ...moment, day })}
      />
      <LabelledInput
        label={t('ahead.time')}
        value={moment.time}
        onChange={(time) => onChange({ ...moment, time })}
      />
    </>
  );
}

/** Renders the choice of page and moment; initially the front page tomorrow at six. */
export function VisitForm({ visit, zone, onShow }: VisitFormProps) {
  const t = usePhrases(phrases);
  const { clock } = useBuilder();
  const [path, setPath] = useState(visit?.path ?? '/');
  const [isPicking, setPicking] = useState(false);
  const [problem, setProblem] = useState<'path' | 'moment'>();
  const pickerId = useId();
  const [moment, setMoment] = useState(() =>
    visit ? toFields(visit.at, zone) : { ...toFields(clock.now() + DAY_MS, zone), time: '06:00' },
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = toMoment({ day: moment.day, time: moment.time.trim() }, zone);
    const wanted = path.trim();
    const isPath = wanted.startsWith('/') && !wanted.startsWith('//');
    setProblem(isPath ? (at === undefined ? 'moment' : undefined) : 'path');
    if (isPath && at !== undefined) onShow({ path: wanted, at });
  }

  return (
    <Form onSubmit={submit} noValidate>
      <Line>
        <LabelledInput
          label={t('ahead.path')}
          value={path}
          problem={problem === 'path' ? t('ahead.path.problem') : undefined}
          onChange={setPath}
        />
        <ToolButton
          aria-expanded={isPicking}
          aria-controls={isPicking ? pickerId : undefined}
          onClick={() => setPicking(!isPicking)}
        >
          {t('ahead.pick')}
        </ToolButton>
      </Line>
      {isPicking && (
        <PagePicker
          id={pickerId}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPath(picked);
            setPicking(false);
          }}
        />
      )}
      <Line>
        <MomentFields moment={moment} onChange={setMoment} />
        <ToolButton isMain type="submit">
          {t('ahead.show')}
        </ToolButton>
      </Line>
      {problem === 'moment' && <Notice kind="problem">{t('ahead.moment.problem')}</Notice>}
      <Zone>{t('ahead.zone', { zone })}</Zone>
    </Form>
  );
}
