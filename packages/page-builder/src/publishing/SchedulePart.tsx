'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import { TextField, token } from '@broadsheet/ui';
import { Fragment, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { writeRefusal } from '../api/writeRefusal.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useFocusAfter } from '../controls/useFocusAfter.ts';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { futurePreviewPath } from '../builder/futurePreviewPath.ts';
import { phrases } from './phrases.ts';
import { cancelSchedule, readSchedule, setSchedule } from './publishingCalls.ts';
import type { Schedule } from './publishingCalls.ts';
import { useTask } from './useTask.ts';
import { toFields, toMoment } from './zonedMoment.ts';

const Part = styled.section`
  display: grid;
  gap: 0.75rem;
`;

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: 0.75rem;
  align-items: end;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Zone = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export interface SchedulePartProps {
  readonly id: string;
  /** The kind of draft; absent for a page. Settings can be scheduled for publication but not for unpublication. */
  readonly of?: 'settings';
  readonly revision: number;
  readonly canPublish: boolean;
  /** The path for which the page is shown. */
  readonly path: string;
  /** The published path, if the draft has another one. */
  readonly movedFrom?: string | undefined;
  readonly save: () => Promise<number | undefined>;
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

interface MomentField {
  /** The common start of the names of the two fields, which end with `Day` and `Time`. */
  readonly name: string;
  readonly zone: string;
  /** The message about an invalid moment. */
  readonly problem: string;
}

/**
 * Reads a moment from its two fields.
 * @returns `undefined` if both are empty
 * @throws Error when only one is filled in, or one cannot be read
 */
function readMoment(form: FormData, { name, zone, problem }: MomentField): number | undefined {
  const written = { day: readText(form, `${name}Day`), time: readText(form, `${name}Time`) };
  if (written.day === '' && written.time === '') return undefined;
  const moment = toMoment(written, zone);
  if (moment === undefined) throw new Error(problem);
  return moment;
}

/** Reads both moments. @throws Error when neither is given, or one cannot be read */
function readMoments(form: FormData, reading: Omit<MomentField, 'name'>) {
  const [publishAt, unpublishAt] = ['publish', 'unpublish'].map((name) =>
    readMoment(form, { ...reading, name }),
  );
  if (publishAt === undefined && unpublishAt === undefined) throw new Error(reading.problem);
  return { publishAt, unpublishAt };
}

/** Renders the schedule of a draft, and the fields to set it. */
export function SchedulePart({ id, of, revision, canPublish, path, movedFrom, save }: SchedulePartProps) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const zone = useHost().site.dateLocalization?.timeZone ?? 'UTC';
  const draft = { id, ...(of && { of }) };
  const read = useRead((signal) => readSchedule(client, { ...draft, signal }), [client, id, of, revision]);
  const task = useTask(announce);
  const [hasRedirect, setRedirect] = useState(true);
  const schedule = read.kind === 'read' ? read.value : undefined;
  const heading = useFocusAfter<HTMLHeadingElement>([read]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void task.run(async () => {
      const moments = readMoments(form, { zone, problem: t('schedule.badMoment') });
      const saved = await save();
      if (saved === undefined) throw new Error(t('publishing.unsaved'));
      const redirect = movedFrom !== undefined && { hasRedirect };
      await setSchedule(client, { ...draft, ...moments, ...redirect, revision: saved, note: '' });
      read.again();
      return t('schedule.done');
    });
  };
  const cancel = () =>
    task.run(async () => {
      await cancelSchedule(client, draft);
      read.again();
      return t('schedule.cancelled');
    });

  return (
    <Part>
      <h3 ref={heading} tabIndex={-1}>
        {t('schedule.heading')}
      </h3>
      {read.kind === 'failed' && <Notice kind="problem">{read.message}</Notice>}
      {schedule !== undefined && <Scheduled schedule={schedule} path={path} />}
      {canPublish && (
        <>
          <Zone>{t('schedule.zone', { zone })}</Zone>
          <Fields onSubmit={submit} noValidate>
            <MomentFields {...{ of, schedule, zone }} />
            {movedFrom !== undefined && (
              <RedirectQuestion from={movedFrom} isChosen={hasRedirect} onChoose={setRedirect} />
            )}
            <ToolButton type="submit" aria-disabled={task.isBusy}>
              {t(schedule === undefined ? 'schedule.set' : 'schedule.change')}
            </ToolButton>
            {schedule !== undefined && (
              <ToolButton aria-disabled={task.isBusy} onClick={() => void cancel()}>
                {t('schedule.cancel')}
              </ToolButton>
            )}
          </Fields>
        </>
      )}
      {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
      {task.done !== undefined && <Notice kind="done">{task.done}</Notice>}
    </Part>
  );
}

interface ScheduledProps extends Pick<SchedulePartProps, 'path'> {
  readonly schedule: Schedule;
}

function Scheduled({ schedule, path }: ScheduledProps) {
  const t = usePhrases(phrases);
  const { dateTime } = useFormat();
  const { phrases: spoken, locale } = useHost();
  const { publishAt, unpublishAt, editorName: name, isDraftNewer, overtakenBy, failure } = schedule;
  const { redirectFrom } = schedule;
  return (
    <>
      {publishAt !== undefined && (
        <>
          <p>{t('schedule.publishes', { moment: dateTime(publishAt, 'UTC'), name })}</p>
          {redirectFrom !== undefined && <p>{t('schedule.redirects', { path: redirectFrom })}</p>}
          <ScreenLink to={futurePreviewPath({ path, at: publishAt })}>{t('schedule.see')}</ScreenLink>
        </>
      )}
      {unpublishAt !== undefined && (
        <p>{t('schedule.unpublishes', { moment: dateTime(unpublishAt, 'UTC'), name })}</p>
      )}
      {isDraftNewer && publishAt !== undefined && <Notice kind="note">{t('schedule.draftNewer')}</Notice>}
      {overtakenBy !== undefined && publishAt !== undefined && (
        <Notice kind="note">{t('schedule.overtaken', { number: overtakenBy })}</Notice>
      )}
      {failure !== undefined && (
        <Notice kind="problem">
          {t('schedule.failed', { reason: writeRefusal(failure, { phrases: spoken, locale }) })}
        </Notice>
      )}
    </>
  );
}

interface RedirectQuestionProps {
  readonly from: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function RedirectQuestion({ from, isChosen, onChoose }: RedirectQuestionProps) {
  const t = usePhrases(phrases);
  return (
    <Whole>
      <Checkbox label={t('schedule.redirect', { path: from })} isChecked={isChosen} onChange={onChoose} />
    </Whole>
  );
}

interface MomentFieldsProps extends Pick<SchedulePartProps, 'of'> {
  /** The schedule that stands in the fields at first, to be changed. */
  readonly schedule: Schedule | undefined;
  readonly zone: string;
}

function MomentFields({ of, schedule, zone }: MomentFieldsProps) {
  const t = usePhrases(phrases);
  const names = of === 'settings' ? (['publish'] as const) : (['publish', 'unpublish'] as const);
  return names.map((name) => {
    const moment = schedule?.[`${name}At`];
    const { day, time } = moment === undefined ? { day: '', time: '' } : toFields(moment, zone);
    return (
      <Fragment key={`${name} ${moment}`}>
        <TextField
          size="small"
          name={`${name}Day`}
          type="date"
          defaultValue={day}
          label={t(`schedule.${name}Day`)}
        />
        <TextField
          size="small"
          name={`${name}Time`}
          placeholder="06:00"
          defaultValue={time}
          label={t(`schedule.${name}Time`)}
        />
      </Fragment>
    );
  });
}
