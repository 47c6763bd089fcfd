'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useLayoutEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { useEditing, usePage } from '../editing/Editing.ts';
import { getEmptyAreas, getOpenAreas } from '../page/positions.ts';
import { AREA_DROP } from './areaDrop.ts';
import { phrases } from './phrases.ts';
import type { PreviewDocument } from './PreviewDocument.ts';
import { useBoxes } from './useBoxes.ts';

const Place = styled.button`
  position: absolute;
  min-block-size: 1.5rem;
  border: 1px dashed ${token('brand')};
  background: ${token('paper')};
  color: ${token('brand')};
  font: 600 ${token('type-0')} / 1.2 ${token('sans')};
  cursor: pointer;
  &:hover,
  &:focus-visible {
    border-style: solid;
  }
`;

/** The list beside the page, for areas that the layout leaves out while they are empty. */
const Rest = styled.div`
  position: absolute;
  inset-block-end: 0.5rem;
  inset-inline: 0.5rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  justify-content: center;
  pointer-events: none;
  & > button {
    position: static;
    padding: 0.4rem 0.75rem;
    pointer-events: auto;
  }
`;

export interface OpenAreasProps {
  readonly preview: PreviewDocument | undefined;
  /** A number that changes whenever the page looks different. */
  readonly turn: number;
  /** The factor from frame pixels to window pixels. */
  readonly scale: number;
  /** Whether a block is being dragged, so that every area without blocks gets room. */
  readonly isDragged: boolean;
  /** Called when an area was chosen for the next block. */
  readonly onChoose: () => void;
}

/** Renders the areas without blocks: on a page that is still empty, and on any page during a drag. */
export function OpenAreas({ preview, turn, scale, isDragged, onChoose }: OpenAreasProps) {
  const t = usePhrases(phrases);
  const { ground, chooseArea, canEdit, catalogue } = useEditing();
  const page = usePage();
  const open = useMemo(() => {
    if (!canEdit) return [];
    const { areas } = ground();
    return isDragged ? getEmptyAreas({ page, areas }) : getOpenAreas({ page, areas });
  }, [page, ground, canEdit, isDragged]);
  // This runs before the boxes are measured.
  useLayoutEffect(() => preview?.keepRoom(open), [preview, open]);
  const boxes = useBoxes({ preview, ids: open, turn, of: 'rooms' });
  if (open.length === 0) return null;

  function choose(area: string) {
    chooseArea(area);
    onChoose();
  }
  const placed = open.map((area, index) => ({
    area,
    title: catalogue.areaTitleOf(page.layout, area),
    box: boxes[index],
  }));
  return (
    <>
      {placed.map(
        ({ area, title, box }) =>
          box !== undefined && (
            <Place
              key={area}
              type="button"
              {...{ [AREA_DROP]: area }}
              onClick={() => choose(area)}
              style={{
                insetInlineStart: box.left * scale,
                insetBlockStart: box.top * scale,
                inlineSize: box.width * scale,
                blockSize: box.height * scale,
              }}
            >
              {t('canvas.addTo', { area: title })}
            </Place>
          ),
      )}
      <Rest>
        {placed.map(
          ({ area, title, box }) =>
            box === undefined && (
              <Place key={area} type="button" {...{ [AREA_DROP]: area }} onClick={() => choose(area)}>
                {t('canvas.addTo', { area: title })}
              </Place>
            ),
        )}
      </Rest>
    </>
  );
}
