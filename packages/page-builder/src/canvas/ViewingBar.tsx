'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { SimulatedReader } from '@broadsheet/block-kit';
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
  @media (max-width: 48rem) {
    flex-wrap: nowrap;
    overflow-x: auto;
    & > * {
      flex: none;
    }
  }
`;

const Busy = styled.span`
  margin-inline-start: auto;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

const Choice = styled.label`
  display: inline-flex;
  gap: 0.35rem;
  align-items: center;
  font-size: ${token('type-0')};
  & > select {
    min-block-size: 2rem;
    max-inline-size: 14rem;
    border: 1px solid ${token('ink-soft')};
    border-radius: ${token('radius')};
    background: ${token('paper')};
    color: ${token('ink')};
  }
`;

const READERS: readonly SimulatedReader[] = ['anonymous', 'registered', 'subscribed'];

/** Renders the choice of the simulated reader, on whom locked stories, invitations and accounts depend. */
function ReaderChoice({ viewing, onChange }: Pick<ViewingBarProps, 'viewing' | 'onChange'>) {
  const t = usePhrases(phrases);
  const choose = (chosen: string) =>
    onChange({ ...viewing, reader: READERS.find((reader) => reader === chosen) });
  return (
    <Choice>
      {t('canvas.reader')}
      <select value={viewing.reader ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('canvas.reader.nobody')}</option>
        {READERS.map((reader) => (
          <option key={reader} value={reader}>
            {t(`canvas.reader.${reader}`)}
          </option>
        ))}
      </select>
    </Choice>
  );
}

const SCREENS: readonly Screen[] = ['phone', 'tablet', 'desktop'];

export interface ViewingBarProps {
  readonly viewing: Viewing;
  readonly isBusy: boolean;
  readonly onChange: (viewing: Viewing) => void;
}

/** Renders the choices of screen, theme, direction and simulated reader. */
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
      <ReaderChoice {...{ viewing, onChange }} />
      {isBusy && <Busy>{t('canvas.busy')}</Busy>}
    </Bar>
  );
}
