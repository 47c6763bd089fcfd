'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { switchStyles } from '../controls/switchStyles.ts';
import { useEditing } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

/**
 * The parts of the editor, of which a phone shows one at a time: the preview, the part to its left, and the part to its
 * right.
 */
export type Pane = 'page' | 'side' | 'fields';

/** The selectors of what is hidden of each part. The preview keeps its `main` landmark. */
const PARTS = { page: 'main > *', side: 'aside', fields: 'section' } as const satisfies Record<Pane, string>;

const PANES: readonly Pane[] = ['page', 'side', 'fields'];

/**
 * Stacks the parts of the editor on narrow screens. Hidden parts keep their size, so that the preview is not rendered again
 * and scroll positions stay.
 */
export const PANES_IN_ONE_PLACE = css`
  @media (max-width: 48rem) {
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100dvh;
    & > :is(main, aside, section) {
      grid-area: 2 / 1;
    }
    &:not([data-pane='page']) > main {
      pointer-events: none;
    }
    ${PANES.map((pane) => `&:not([data-pane='${pane}']) > ${PARTS[pane]}`).join(', ')} {
      visibility: hidden;
    }
  }
`;

const Bar = styled.nav`
  display: none;
  @media (max-width: 48rem) {
    display: flex;
    grid-area: 3 / 1;
    border-block-start: 1px solid ${token('rule')};
    background: ${token('tint')};
  }
`;

const Choice = styled.button`
  ${switchStyles}
  min-block-size: 2.75rem;
  &[aria-pressed='true'] {
    box-shadow: inset 0 2px 0 ${token('brand')};
    font-weight: 600;
  }
`;

export interface PaneBarProps {
  readonly pane: Pane;
  readonly onShow: (pane: Pane) => void;
}

/** Renders the bar at the bottom of a phone that switches between the parts of the editor. */
export function PaneBar({ pane, onShow }: PaneBarProps) {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const titles: Readonly<Record<Pane, string>> = {
    page: t('editor.preview'),
    side: t(canEdit ? 'editor.blocks' : 'editor.outline'),
    fields: t('editor.fields'),
  };
  return (
    <Bar aria-label={t('editor.panes')}>
      {PANES.map((each) => (
        <Choice key={each} type="button" aria-pressed={each === pane} onClick={() => onShow(each)}>
          {titles[each]}
        </Choice>
      ))}
    </Bar>
  );
}
