'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import { getSchedule, getScheduleState } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { Fragment } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { changeSettings, getCommon } from './changeSettings.ts';
import { MomentFields } from './MomentFields.tsx';
import { phrases } from './phrases.ts';
import { UnreadableMoment } from './UnreadableMoment.tsx';

const MEMBERS = { from: 'showFrom', until: 'showUntil' } as const;
const SIDES = ['from', 'until'] as const;

/** Renders whether readers see a block at present, if its schedule hides it. */
function ScheduleNote({ node }: { readonly node: BlockNode }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { clock } = useBuilder();
  switch (getScheduleState(node, clock.now())) {
    case 'shown':
      return null;
    case 'upcoming':
      return <Hint>{t('visibility.upcoming')}</Hint>;
    case 'ended':
      return (
        <Hint>{t('visibility.ended', { moment: format.dateTime(getSchedule(node).until, 'UTC') })}</Hint>
      );
  }
}

/** Renders from when until when blocks are shown, and the fields to change it for all of them in one step. */
export function ScheduleFields({ nodes }: { readonly nodes: readonly BlockNode[] }) {
  const t = usePhrases(phrases);
  const { edit } = useEditing();
  const zone = useHost().site.dateLocalization?.timeZone ?? 'UTC';
  const common = { showFrom: getCommon(nodes, 'showFrom'), showUntil: getCommon(nodes, 'showUntil') };
  const isMixed = SIDES.some((side) => nodes.some((node) => node[MEMBERS[side]] !== common[MEMBERS[side]]));
  const { from, until } = getSchedule({
    ...(common.showFrom !== undefined && { showFrom: common.showFrom }),
    ...(common.showUntil !== undefined && { showUntil: common.showUntil }),
  });
  const [only] = nodes;

  function store(side: 'from' | 'until', moment: number | undefined): string | undefined {
    const member = MEMBERS[side];
    const isBackwards = nodes.some((node) => {
      const next = { ...getSchedule(node), [side]: moment };
      return next.from !== undefined && next.until !== undefined && next.until <= next.from;
    });
    if (isBackwards) return t('visibility.order');
    const text = moment === undefined ? undefined : `${new Date(moment).toISOString().slice(0, 16)}Z`;
    edit(
      changeSettings(
        nodes,
        text === undefined ? { set: {}, unset: [member] } : { set: { [member]: text }, unset: [] },
      ),
    );
    return undefined;
  }

  return (
    <>
      {SIDES.map((side) => (
        <Fragment key={side}>
          <MomentFields
            of={side}
            stored={side === 'from' ? from : until}
            onStore={(moment) => store(side, moment)}
          />
          <UnreadableMoment nodes={nodes} member={MEMBERS[side]} />
        </Fragment>
      ))}
      <Hint>{t('visibility.zone', { zone })}</Hint>
      {isMixed && <Hint>{t('visibility.several')}</Hint>}
      {nodes.length === 1 && only !== undefined && <ScheduleNote node={only} />}
    </>
  );
}
