'use client';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { LayerBox, placeBox } from './LayerBox.ts';
import type { DropPlace } from './DropPlace.ts';

/** The name of the place where a dragged block would be put. */
const PlaceName = styled.span`
  position: absolute;
  padding: 0.15rem 0.5rem;
  background: ${token('brand')};
  color: ${token('on-brand')};
  font: 600 ${token('type-0')} / 1.3 ${token('sans')};
  white-space: nowrap;
  pointer-events: none;
`;

/** A column without blocks during a drag, with its name. */
const EmptyColumn = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  border: 1px dashed ${token('brand')};
  color: ${token('brand')};
  font: 600 ${token('type-0')} / 1.3 ${token('sans')};
  pointer-events: none;
`;

export interface DropMarksProps {
  readonly drop: DropPlace;
  /** The factor from frame pixels to window pixels. */
  readonly scale: number;
}

/** Renders where a dragged block would be put, with the name of the place, and the columns that are still empty. */
export function DropMarks({ drop: { box, name, columns }, scale }: DropMarksProps) {
  return (
    <>
      {columns.map((column) => (
        <EmptyColumn key={column.name} style={placeBox(column.box, scale)}>
          {column.name}
        </EmptyColumn>
      ))}
      {box !== undefined && <LayerBox $kind="drop" style={placeBox(box, scale)} />}
      {box !== undefined && name !== '' && (
        <PlaceName
          style={{ insetInlineStart: box.left * scale, insetBlockStart: Math.max(0, box.top * scale - 24) }}
        >
          {name}
        </PlaceName>
      )}
    </>
  );
}
