'use client';
/** Which text of the page is being edited in its place, and what comes of it. */
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import { useState } from 'react';
import type { PreviewDocument } from '../canvas/PreviewDocument.ts';
import { useBuilder } from '../desk/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import { changeText } from './changeText.ts';
import { readTextMark, TEXT_MARK } from './marks.ts';
import type { TextMark } from './marks.ts';
import { phrases } from './phrases.ts';

interface OpenText {
  /** Of the block. */
  readonly id: string;
  /** As the attribute says it: a block that is rendered again has other elements with the same marks. */
  readonly attribute: string;
}

export interface InPlaceText {
  /** Another one for every text. */
  readonly key: string;
  readonly element: HTMLElement;
  readonly label: string;
  /** Ends it; whether a text follows with the focus. */
  finish(text: string, onwards?: 'next' | 'previous'): void;
  giveBack(): void;
}

export interface InPlaceTexts {
  /** Nothing while no text is being edited. */
  readonly open: InPlaceText | undefined;
  hasTexts(id: string): boolean;
  /** Opens the text that an element of the page is in, if it may be edited. */
  openAt(target: Element): void;
  openFirst(id: string): void;
}

const isHtml = (element: Element): element is HTMLElement => 'innerText' in element || 'style' in element;

export function useInPlaceText(preview: PreviewDocument | undefined): InPlaceTexts {
  const t = usePhrases(phrases);
  const { store, catalogue, canEdit, edit, select } = useEditing();
  const { announce } = useBuilder();
  const [openText, setOpenText] = useState<OpenText>();

  const nodeOf = (id: string) => findNode(store.get().page, id)?.node;
  const schemaOf = (id: string) => catalogue.get(nodeOf(id)?.block ?? '')?.fields ?? {};

  function listTexts(id: string): readonly OpenText[] {
    if (!canEdit || preview === undefined) return [];
    return preview
      .elementsOf(id, `[${TEXT_MARK}]`)
      .map((element) => element.getAttribute(TEXT_MARK) ?? '')
      .filter((attribute) => readTextMark(attribute, schemaOf(id)) !== undefined)
      .map((attribute) => ({ id, attribute }));
  }

  function labelOf(mark: TextMark, id: string): string {
    if (mark.kind === 'field') return schemaOf(id)[mark.field]?.label ?? mark.field;
    if (mark.path.startsWith('headlines.')) return t('inPlace.headline');
    return t(mark.path.startsWith('description.') ? 'inPlace.description' : 'inPlace.overline');
  }

  function findOpen(): InPlaceText | undefined {
    if (openText === undefined || preview === undefined) return undefined;
    const { id, attribute } = openText;
    const mark = readTextMark(attribute, schemaOf(id));
    const element = preview
      .elementsOf(id, `[${TEXT_MARK}]`)
      .find((one) => one.getAttribute(TEXT_MARK) === attribute);
    if (mark === undefined || element === undefined || !isHtml(element)) return undefined;
    const label = labelOf(mark, id);
    return {
      key: `${id} ${attribute}`,
      element,
      label,
      finish(text, onwards) {
        const stored = nodeOf(id)?.fields ?? {};
        if (text !== element.textContent.trim()) {
          const { set, unset } = changeText(mark, { text, schema: schemaOf(id), stored });
          edit({ kind: 'setFields', id, set, unset });
          announce(t('inPlace.kept', { label }));
        }
        const texts = listTexts(id);
        const at = texts.findIndex((one) => one.attribute === attribute);
        setOpenText(onwards && texts[at + (onwards === 'next' ? 1 : -1)]);
      },
      giveBack() {
        setOpenText(undefined);
        announce(t('inPlace.given', { label }));
      },
    };
  }

  return {
    open: findOpen(),
    hasTexts: (id) => listTexts(id).length > 0,
    openAt(target) {
      const id = preview?.blockAt(target);
      const attribute = target.closest(`[${TEXT_MARK}]`)?.getAttribute(TEXT_MARK);
      const found = id === undefined ? undefined : listTexts(id).find((one) => one.attribute === attribute);
      if (found === undefined) return;
      select(found.id);
      setOpenText(found);
    },
    openFirst: (id) => setOpenText(listTexts(id)[0]),
  };
}
