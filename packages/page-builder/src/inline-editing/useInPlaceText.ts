'use client';
/** Manages which text of the page is being edited in place, and stores the result. */
import { usePhrases } from '@broadsheet/block-kit';
import type { Translate } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import { useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import type { Editing } from '../editing/Editing.ts';
import { changeText } from './changeText.ts';
import type { MarkedPage } from './MarkedPage.ts';
import { readTextMark, TEXT_MARK } from './marks.ts';
import type { TextMark } from './marks.ts';
import { phrases } from './phrases.ts';

/** An editable text of a block. */
interface MarkedText {
  /** The id of the block. */
  readonly id: string;
  /**
   * The value of the mark's attribute. It identifies the text, because a block that is rendered again has new elements with
   * the same marks.
   */
  readonly attribute: string;
  readonly mark: TextMark;
  readonly element: HTMLElement;
}

type OpenText = Pick<MarkedText, 'id' | 'attribute'>;

export interface InPlaceText {
  /** A key that is unique for each text. */
  readonly key: string;
  readonly element: HTMLElement;
  readonly label: string;
  /**
   * Ends the editing, and may continue with the next or previous text.
   * @param text the new text; `undefined` if nothing was written, so that line breaks and what another editor has written
   *   meanwhile stay
   */
  finish(text: string | undefined, onwards?: 'next' | 'previous'): void;
  cancel(): void;
}

export interface InPlaceTexts {
  /** The text that is being edited; `undefined` if there is none. */
  readonly open: InPlaceText | undefined;
  hasTexts(id: string): boolean;
  /** Opens the text around an element of the page, if it may be edited. */
  openAt(target: Element): void;
  openFirst(id: string): void;
}

/** Returns whether an element is an HTML element. `instanceof` fails, because another window has its own classes. */
const isHtml = (element: Element): element is HTMLElement => 'style' in element && 'title' in element;

function getBlock({ store, catalogue }: Editing, id: string) {
  const node = findNode(store.get().page, id)?.node;
  return { stored: node?.fields ?? {}, schema: catalogue.get(node?.block ?? '')?.fields ?? {} };
}

/** Returns the editable texts of a block, in page order. */
function listTexts(editing: Editing, page: MarkedPage | undefined, id: string): readonly MarkedText[] {
  if (!editing.canEdit || page === undefined) return [];
  const { schema } = getBlock(editing, id);
  return page.elementsOf(id, `[${TEXT_MARK}]`).flatMap((element) => {
    const attribute = element.getAttribute(TEXT_MARK) ?? '';
    const mark = readTextMark(attribute, schema);
    return mark === undefined || !isHtml(element) ? [] : [{ id, attribute, mark, element }];
  });
}

function toLabel(mark: TextMark, label: string | undefined, t: Translate<keyof typeof phrases>): string {
  if (mark.kind === 'field') return label ?? mark.field;
  if (mark.path.startsWith('headlines.')) return t('inPlace.headline');
  return t(mark.path.startsWith('description.') ? 'inPlace.description' : 'inPlace.overline');
}

export function useInPlaceText(page: MarkedPage | undefined): InPlaceTexts {
  const t = usePhrases(phrases);
  const editing = useEditing();
  const { announce } = useBuilder();
  const [openText, setOpenText] = useState<OpenText>();
  const textsOf = (id: string) => listTexts(editing, page, id);

  function toInPlace({ id, attribute, mark, element }: MarkedText): InPlaceText {
    const { schema, stored } = getBlock(editing, id);
    const label = toLabel(mark, schema[mark.field]?.label, t);
    return {
      key: `${id} ${attribute}`,
      element,
      label,
      finish(text, onwards) {
        if (text !== undefined && text !== element.textContent.trim()) {
          const { set, unset } = changeText(mark, { text, schema, stored });
          editing.edit({ kind: 'setFields', id, set, unset });
          announce(t('inPlace.kept', { label }));
        }
        const texts = textsOf(id);
        const at = texts.findIndex((one) => one.attribute === attribute);
        setOpenText(onwards && texts[at + (onwards === 'next' ? 1 : -1)]);
      },
      cancel() {
        setOpenText(undefined);
        announce(t('inPlace.given', { label }));
      },
    };
  }

  const open = openText && textsOf(openText.id).find(({ attribute }) => attribute === openText.attribute);
  return {
    open: open && toInPlace(open),
    hasTexts: (id) => textsOf(id).length > 0,
    openAt(target) {
      const id = page?.blockAt(target);
      const marked = target.closest(`[${TEXT_MARK}]`);
      const found = id === undefined ? undefined : textsOf(id).find(({ element }) => element === marked);
      if (found === undefined) return;
      editing.select(found.id);
      setOpenText(found);
    },
    openFirst: (id) => setOpenText(textsOf(id)[0]),
  };
}
