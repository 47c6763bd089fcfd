'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases } from './phrases.ts';
import type { Screen, Viewing } from './Viewing.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  padding: 0.35rem 0.5rem;
  border-block-end: 1px solid ${token('rule')};
`;

const Busy = styled.span`
  margin-inline-start: auto;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

const SCREENS: readonly Screen[] = ['phone', 'tablet', 'desktop'];

export interface ViewingBarProps {
  readonly viewing: Viewing;
  readonly isBusy: boolean;
  readonly onChange: (viewing: Viewing) => void;
}

/** On which screen, in which theme and direction the page is looked at. */
export function ViewingBar({ viewing, isBusy, onChange }: ViewingBarProps) {
  const t = usePhrases(phrases);
  const { theme, direction } = viewing;
  return (
    <Bar role="toolbar" aria-label={t('canvas.screen')}>
      {SCREENS.map((screen) => (
        <ToolButton
          key={screen}
          aria-pressed={viewing.screen === screen}
          onClick={() => onChange({ ...viewing, screen })}
        >
          {t(`canvas.${screen}`)}
        </ToolButton>
      ))}
      <ToolButton
        aria-pressed={theme === 'dark'}
        onClick={() => onChange({ ...viewing, theme: theme === 'dark' ? 'light' : 'dark' })}
      >
        {t('canvas.dark')}
      </ToolButton>
      <ToolButton
        aria-pressed={direction === 'rtl'}
        onClick={() => onChange({ ...viewing, direction: direction === 'rtl' ? 'ltr' : 'rtl' })}
      >
        {t('canvas.rtl')}
      </ToolButton>
      {isBusy && <Busy>{t('canvas.busy')}</Busy>}
    </Bar>
  );
}
