'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Icon, linkIcon } from '@broadsheet/ui';
import type { EditorState } from 'prosemirror-state';
import { styled } from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { Toolbar } from '../../controls/Toolbar.tsx';
import { phrases } from '../phrases.ts';
import type { Format } from './formats.ts';

const Sign = styled.span<{ readonly $key: Format['key'] }>`
  font-weight: ${({ $key }) => ($key === 'emphasis' ? 500 : 700)};
  font-style: ${({ $key }) => ($key === 'emphasis' ? 'italic' : 'normal')};
  /* Only a sign to look at: the button's accessible name says what it does. */
  &::before {
    content: attr(data-sign);
  }
`;

/** Returns a key in the notation of `aria-keyshortcuts`; `Mod` becomes the control key, which also works on a Mac. */
const spellShortcut = (shortcut: string): string =>
  shortcut
    .replace('Mod', 'Control')
    .replaceAll('-', '+')
    .replace(/[a-z]$/, (key) => key.toUpperCase());

export interface FormatToolbarProps {
  readonly label: string;
  readonly formats: readonly Format[];
  readonly state: EditorState;
  readonly onFormat: (format: Format) => void;
}

/** Renders a button for each format, pressed while the cursor is inside it. */
export function FormatToolbar({ label, formats, state, onFormat }: FormatToolbarProps) {
  const t = usePhrases(phrases);
  return (
    <Toolbar label={label}>
      {formats.map((format) => {
        const { key, sign, shortcut, command } = format;
        const name = t(`fields.format.${key}`);
        const keys = shortcut === undefined ? undefined : spellShortcut(shortcut);
        return (
          <ToolButton
            key={key}
            aria-label={name}
            title={keys === undefined ? name : `${name} (${keys})`}
            aria-keyshortcuts={keys}
            aria-pressed={format.isOn(state)}
            aria-disabled={command !== undefined && !command(state)}
            // The text keeps the focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(format)}
          >
            {key === 'link' ? <Icon of={linkIcon} size={14} /> : <Sign $key={key} data-sign={sign} />}
          </ToolButton>
        );
      })}
    </Toolbar>
  );
}
