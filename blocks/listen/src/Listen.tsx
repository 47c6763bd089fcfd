'use client';
import { useEnhancement, useFormat, useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import {
  arrowEndIcon,
  arrowStartIcon,
  closeIcon,
  Icon,
  pauseIcon,
  playIcon,
  VisuallyHidden,
} from '@broadsheet/ui';
import type { IconDrawing } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { enhance } from './listen.enhance.ts';
import { Bar, Control, Message, Place, Speed, Toggle } from './listenStyles.ts';
import { phrases } from './phrases.ts';

export type ListenProps = FieldValues<typeof fields>;

const RATES = [0.75, 1, 1.25, 1.5, 2] as const;
const ICON_PX = 20;

interface SmallButtonProps {
  readonly act: string;
  readonly label: string;
  readonly icon: IconDrawing;
}

function SmallButton({ act, label, icon }: SmallButtonProps) {
  return (
    <Control type="button" data-act={act} hidden title={label} aria-label={label}>
      <Icon of={icon} size={ICON_PX} />
    </Control>
  );
}

function SpeedChoice() {
  const t = usePhrases(phrases);
  const format = useFormat();
  return (
    <Speed hidden>
      <VisuallyHidden>{t('listen.speed')}</VisuallyHidden>
      <select defaultValue="1" autoComplete="off">
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {t('listen.rate', { rate: format.number(rate) })}
          </option>
        ))}
      </select>
    </Speed>
  );
}

/** Renders the bar that reads the page's story aloud; nothing without a story or on pages that never run script. */
export function Listen({ showSpeed }: ListenProps) {
  const { outputType } = useHost();
  const t = usePhrases(phrases);
  const place = useEnhancement<HTMLDivElement>(enhance);
  const { headlines, content_elements = [] } = useGlobalContent(parseStory) ?? {};
  if (outputType === 'amp' || (headlines?.basic === undefined && content_elements.length === 0)) return null;
  return (
    <Place ref={place} data-listen="idle">
      <Bar aria-label={t('listen.player')}>
        <Toggle
          type="button"
          data-act="toggle"
          data-idle={t('listen.start')}
          data-speaking={t('listen.pause')}
          data-paused={t('listen.resume')}
        >
          <Icon of={playIcon} size={ICON_PX} />
          <Icon of={pauseIcon} size={ICON_PX} />
          <span>{t('listen.start')}</span>
        </Toggle>
        <SmallButton act="back" label={t('listen.back')} icon={arrowStartIcon} />
        <SmallButton act="forward" label={t('listen.forward')} icon={arrowEndIcon} />
        {showSpeed && <SpeedChoice />}
        <SmallButton act="stop" label={t('listen.stop')} icon={closeIcon} />
      </Bar>
      <Message data-no-voice={t('listen.noVoice')} data-failed={t('listen.failed')} />
    </Place>
  );
}
