'use client';
/**
 * Renders a layer over the preview. It receives the pointer, so that no link of the page is followed and the keyboard focus
 * stays in the page builder. It draws around the block that is hovered, selected, or about to be dropped.
 */
import { walkPage } from '@broadsheet/page-document';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, WheelEvent } from 'react';
import { styled } from 'styled-components';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
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
  /** How stories are put into the collections that blocks show. */
  readonly collections: CollectionDrops;
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

interface SelectedBoxesProps {
  readonly ids: readonly string[];
  /** The boxes of the blocks, in the same order. */
  readonly boxes: readonly (Box | undefined)[];
  readonly scale: number;
}

/** Renders the boxes of the other blocks of a selection. */
function SelectedBoxes({ ids, boxes, scale }: SelectedBoxesProps) {
  return ids.map((id, index) => {
    const box = boxes[index];
    return (
      box !== undefined && <LayerBox key={id} $kind="selected" data-selected style={placeBox(box, scale)} />
    );
  });
}

function scroll(preview: PreviewDocument | undefined, { deltaX, deltaY }: WheelEvent): void {
  preview?.document.defaultView?.scrollBy({ left: deltaX, top: deltaY, behavior: 'instant' });
}

/**
 * Returns handlers that select the block under the pointer: alone, in addition, or with all before it. A press with the Ctrl
 * key is no click on a Mac, where it opens the menu, so only a click adds a block to the selection or takes it out.
 */
function useChoice(blockUnder: (event: MouseEvent<HTMLElement>) => string | undefined) {
  const { store, select, toggle, selectTo } = useEditing();
  const isOnLayer = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  const isAdding = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => (ctrlKey || metaKey) && !shiftKey;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!isOnLayer(event) || event.button !== 0) return;
      const id = blockUnder(event);
      const order = () => [...walkPage(store.get().page)].map(({ node }) => node.id);
      if (id !== undefined && event.shiftKey) selectTo(id, order());
      else if (id === undefined || !isAdding(event)) select(id);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const id = isOnLayer(event) && isAdding(event) ? blockUnder(event) : undefined;
      if (id !== undefined) toggle(id);
    },
    /** The menu is for the selection if it is opened at one of its blocks. */
    onContextMenu(event: MouseEvent<HTMLElement>) {
      const id = isOnLayer(event) ? blockUnder(event) : undefined;
      if (isOnLayer(event) && (id === undefined || !store.get().selection.includes(id))) select(id);
    },
  };
}

export function BlockLayer({ preview, turn, scale, collections, onInsert }: BlockLayerProps) {
  const selected = usePageState((state) => state.selected);
  const selection = usePageState((state) => state.selection);
  const others = selection.slice(0, -1);
  const layer = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<string>();
  const drop = useBlockDrops({ layer, preview, scale, collections });
  const isDragged = useIsDragged();
  const inPlace = useInPlaceText(preview);
  const textBox = useElementBox(inPlace.open?.element);
  useSelectedInView(preview, selected);
  const [selectedBox, hoveredBox, ...otherBoxes] = useBoxes({
    ...{ preview, turn },
    ids: [selected, hovered, ...others],
  });

  function elementUnder({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top } = currentTarget.getBoundingClientRect();
    return preview?.document.elementFromPoint((clientX - left) / scale, (clientY - top) / scale) ?? undefined;
  }

  const blockUnder = (event: MouseEvent<HTMLElement>): string | undefined =>
    preview?.blockAt(elementUnder(event) ?? preview.document.documentElement);

  const choice = useChoice(blockUnder);

  function openText(event: MouseEvent<HTMLElement>) {
    const target = event.target === event.currentTarget ? elementUnder(event) : undefined;
    if (target !== undefined) inPlace.openAt(target);
  }

  return (
    <Layer
      ref={layer}
      data-layer=""
      // The layer does not take the focus, because the outline beside the page handles keys.
      {...choice}
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      onDoubleClick={openText}
      onPointerMove={(event) => setHovered(blockUnder(event))}
      onPointerLeave={() => setHovered(undefined)}
      onWheel={(event) => scroll(preview, event)}
    >
      {hoveredBox !== undefined && hovered !== selected && (
        <LayerBox $kind="hovered" style={placeBox(hoveredBox, scale)} />
      )}
      <SelectedBoxes ids={others} boxes={otherBoxes} scale={scale} />
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
