'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { FuturePage } from './FuturePage.tsx';
import { futurePreviewPath, readAheadVisit } from '../builder/futurePreviewPath.ts';
import type { AheadVisit } from '../builder/futurePreviewPath.ts';
import { phrases } from './phrases.ts';
import { VisitForm } from './VisitForm.tsx';

/** Renders any page of the site as readers will see it at a chosen moment. */
export function LookAheadScreen({ query = {} }: ScreenProps) {
  const t = usePhrases(phrases);
  const { dateTime } = useFormat();
  const { navigate, announce } = useBuilder();
  const zone = useHost().site.dateLocalization?.timeZone ?? 'UTC';
  const { path, at } = query;
  const visit = readAheadVisit(query);
  /** A number that changes with each request, because the same moment may look different a minute later. */
  const [turn, setTurn] = useState(0);

  function show(next: AheadVisit) {
    setTurn((now) => now + 1);
    navigate(futurePreviewPath(next));
    announce(t('ahead.shown', { path: next.path, moment: dateTime(next.at) }));
  }

  return (
    <>
      <h1>{t('ahead.title')}</h1>
      <p>{t('ahead.about')}</p>
      <VisitForm key={`${path} ${at}`} {...{ visit, zone }} onShow={show} />
      {visit !== undefined && (
        <FuturePage
          key={`${path} ${at} ${turn}`}
          visit={visit}
          title={t('ahead.frame', { path: visit.path, moment: dateTime(visit.at) })}
          onFollow={(next) => show({ ...visit, path: next })}
        />
      )}
    </>
  );
}
