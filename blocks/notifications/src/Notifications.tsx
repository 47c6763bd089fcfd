'use client';
import { useEnhancement, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { enhance } from './notifications.enhance.ts';
import { phrases } from './phrases.ts';

/** Without script nothing can be turned on, so nothing is shown. */
const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  justify-items: start;
  padding-block: 1rem;
  border-block-start: ${token('border')};
  font: 400 ${token('type-0')} / 1.45 ${token('sans')};
  & > p {
    max-inline-size: ${token('measure')};
  }
  /* What the script says takes the room of one line from the beginning. */
  & > output {
    display: block;
    min-block-size: 1.45em;
    max-inline-size: ${token('measure')};
    font-weight: 500;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Title = styled(Heading)`
  font: 600 ${token('type-2')} / 1.2 ${token('serif')};
`;

const Press = styled.button`
  min-block-size: 2.75rem;
  padding: 0.35rem 0.85rem;
  border: ${token('border')};
  border-radius: ${token('radius')};
  background: none;
  font: 500 ${token('type-0')} / 1.2 ${token('sans')};
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  &[hidden] {
    display: none;
  }
`;

export type NotificationsProps = FieldValues<typeof fields>;

/** Renders a button that turns notifications of breaking news on and off; nothing on a site that sends none. */
export function Notifications({ title }: NotificationsProps) {
  const { push } = useHost().site;
  const t = usePhrases(phrases);
  const id = useId();
  const box = useEnhancement<HTMLElement>(enhance);
  if (push === undefined) return null;
  return (
    <HeadingSection>
      <Box ref={box} data-push-key={push} aria-labelledby={`${id}t`}>
        <Title id={`${id}t`}>{title?.trim() || t('notifications.title')}</Title>
        <p id={`${id}a`}>{t('notifications.about')}</p>
        <Press
          type="button"
          aria-describedby={`${id}a`}
          data-off={t('notifications.turnOn')}
          data-on={t('notifications.turnOff')}
        >
          {t('notifications.turnOn')}
        </Press>
        {/* What was so before is no news: it is read aloud from the first press on. */}
        <output
          aria-live="off"
          data-on={t('notifications.on')}
          data-off={t('notifications.off')}
          data-blocked={t('notifications.blocked')}
          data-unsupported={t('notifications.unsupported')}
          data-failed={t('notifications.failed')}
        />
      </Box>
    </HeadingSection>
  );
}
