'use client';
/**
 * Renders a layer over the preview. It receives the pointer, so that no link of the page is followed and the keyboard focus
 * stays in the page builder. It draws around the block that is hovered, selected, or about to be dropped.
 */
import { walkPage } from '@broadsheet/page-document';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, WheelEvent } from 'react';
import { styled } from 'styled-components';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { InlineTextField } from '../inline-editing/InlineTextField.tsx';
import { useElementBox } from '../inline-editing/useElementBox.ts';
import { useInPlaceText } from '../inline-editing/useInPlaceText.ts';
import { BlockTools } from './BlockTools.tsx';
import { OpenAreas } from './OpenAreas.tsx';
import { DropMarks } from './DropMarks.tsx';
import { LayerBox, placeBox } from './LayerBox.ts';
import type { Box, PreviewDocument } from './PreviewDocument.ts';
import { useBlockDrops } from './useBlockDrops.ts';
import { useIsDragged } from './useIsDragged.ts';
import { useBoxes } from './useBoxes.ts';

const Layer = styled.div`
  position: absolute;
  inset: 0;
  cursor: default;
`;

export interface BlockLayerProps {
  readonly preview: PreviewDocument | undefined;
  /** A number that changes whenever the page looks different. */
  readonly turn: number;
  /** The factor from frame pixels to window pixels. */
  readonly scale: number;
  /** Shows the palette, for a block to insert into the area that the editor chose. */
  readonly onInsert: () => void;
}

/** The height of a block's tools in CSS pixels. */
const TOOLS = 36;

/**
 * Returns the top of a block's tools: above the block; below it if it is at the top of the visible part; at the top edge if
 * it fills the screen.
 */
function placeTools(
  { top, height }: Box,
  { scale, height: seen }: { readonly scale: number; readonly height: number },
): number {
  const [above, below] = [top * scale - TOOLS, (top + height) * scale];
  if (above >= 0) return above;
  return below >= 0 && below + TOOLS <= seen * scale ? below : 0;
}

/** Scrolls to the selected block, in the next frame, when the page has been changed, and before its boxes are measured. */
function useSelectedInView(preview: PreviewDocument | undefined, selected: string | undefined): void {
  useEffect(() => {
    if (selected === undefined) return undefined;
    const frame = requestAnimationFrame(() => preview?.scrollTo(selected));
    return () => cancelAnimationFrame(frame);
  }, [preview, selected]);
}

/** Renders the boxes of the other blocks of a selection. */
function SelectedBoxes({
  boxes,
  scale,
}: {
  readonly boxes: readonly (Box | undefined)[];
  readonly scale: number;
}) {
  const seen = boxes.filter((box) => box !== undefined);
  return seen.map((box) => (
    <LayerBox key={`${box.left} ${box.top}`} $kind="selected" data-selected style={placeBox(box, scale)} />
  ));
}

function scroll(preview: PreviewDocument | undefined, { deltaX, deltaY }: WheelEvent): void {
  preview?.document.defaultView?.scrollBy({ left: deltaX, top: deltaY, behavior: 'instant' });
}

/** Returns a function that selects the block that was pressed: alone, in addition, or with all before it. */
function useChoice() {
  const { store, select, toggle, selectTo } = useEditing();
  return ({ ctrlKey, metaKey, shiftKey, button }: PointerEvent, id: string | undefined) => {
    const { page, selection } = store.get();
    if (id !== undefined && shiftKey)
      selectTo(
        id,
        [...walkPage(page)].map(({ node }) => node.id),
      );
    else if (id !== undefined && (ctrlKey || metaKey)) toggle(id);
    else if (button === 0 || id === undefined || !selection.includes(id)) select(id);
  };
}

export function BlockLayer({ preview, turn, scale, onInsert }: BlockLayerProps) {
  const choose = useChoice();
  const selected = usePageState((state) => state.selected);
  const selection = usePageState((state) => state.selection);
  const layer = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<string>();
  const drop = useBlockDrops({ layer, preview, scale });
  const isDragged = useIsDragged();
  const inPlace = useInPlaceText(preview);
  const textBox = useElementBox(inPlace.open?.element);
  useSelectedInView(preview, selected);
  const [selectedBox, hoveredBox, ...otherBoxes] = useBoxes({
    ...{ preview, turn },
    ids: [selected, hovered, ...selection.slice(0, -1)],
  });

  function elementUnder({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top } = currentTarget.getBoundingClientRect();
    return preview?.document.elementFromPoint((clientX - left) / scale, (clientY - top) / scale) ?? undefined;
  }

  function blockUnder(event: MouseEvent<HTMLElement>): string | undefined {
    return preview?.blockAt(elementUnder(event) ?? preview.document.documentElement);
  }

  function openText(event: MouseEvent<HTMLElement>) {
    const target = event.target === event.currentTarget ? elementUnder(event) : undefined;
    if (target !== undefined) inPlace.openAt(target);
  }

  return (
    <Layer
      ref={layer}
      data-layer=""
      // The layer does not take the focus, because the outline beside the page handles keys.
      onPointerDown={(event) => event.target === event.currentTarget && choose(event, blockUnder(event))}
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      onDoubleClick={openText}
      onPointerMove={(event) => setHovered(blockUnder(event))}
      onPointerLeave={() => setHovered(undefined)}
      onWheel={(event) => scroll(preview, event)}
    >
      {hoveredBox !== undefined && hovered !== selected && (
        <LayerBox $kind="hovered" style={placeBox(hoveredBox, scale)} />
      )}
      <SelectedBoxes boxes={otherBoxes} scale={scale} />
      {selectedBox !== undefined && selected !== undefined && (
        <>
          <LayerBox $kind="selected" data-selected style={placeBox(selectedBox, scale)} />
          <BlockTools
            id={selected}
            top={placeTools(selectedBox, { scale, height: preview?.document.defaultView?.innerHeight ?? 0 })}
            left={selectedBox.left * scale}
            onEditText={inPlace.hasTexts(selected) ? () => inPlace.openFirst(selected) : undefined}
          />
        </>
      )}
      {inPlace.open !== undefined && textBox !== undefined && (
        <InlineTextField key={inPlace.open.key} text={inPlace.open} box={textBox} scale={scale} />
      )}
      <OpenAreas {...{ preview, turn, scale, isDragged }} onChoose={onInsert} />
      {drop !== undefined && <DropMarks drop={drop} scale={scale} />}
    </Layer>
  );
}
