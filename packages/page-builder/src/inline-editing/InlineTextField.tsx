'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Box } from './MarkedPage.ts';
import { phrases } from './phrases.ts';
import type { InPlaceText } from './useInPlaceText.ts';
import { isComposing } from '../controls/isComposing.ts';

const Field = styled.textarea`
  position: absolute;
  z-index: 1;
  box-sizing: content-box;
  field-sizing: content;
  margin: -3px;
  padding: 1px;
  border: 2px solid ${token('brand')};
  background: ${token('paper')};
  color: ${token('ink')};
  resize: none;
  overflow: hidden;
`;

/** Returns the font of a text on the page, in the size at which the window shows it. */
function copyType(element: HTMLElement, scale: number): CSSProperties {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (style === undefined) return {};
  const lineHeight = Number.parseFloat(style.lineHeight);
  return {
    fontFamily: style.fontFamily,
    fontSize: Number.parseFloat(style.fontSize) * scale,
    fontWeight: style.fontWeight,
    fontStyle: style.fontStyle,
    lineHeight: Number.isNaN(lineHeight) ? style.lineHeight : `${lineHeight * scale}px`,
    textTransform: style.textTransform === 'uppercase' ? 'uppercase' : 'none',
    direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

export interface InlineTextFieldProps {
  readonly text: InPlaceText;
  /** The text's box, in pixels of the frame. */
  readonly box: Box;
  /** The factor from frame pixels to window pixels. */
  readonly scale: number;
}

/** Renders a field over a text of the page, in the text's font. The text is kept when the field loses the focus. */
export function InlineTextField({ text, box, scale }: InlineTextFieldProps) {
  const t = usePhrases(phrases);
  const id = useId();
  const [first] = useState(() => text.element.textContent.trim());
  const [written, setWritten] = useState(first);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Editing ends once, however the field is left. */
  const isOver = useRef(false);

  useEffect(() => {
    const { activeElement } = document;
    field.current?.focus();
    field.current?.select();
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);

  function finish(onwards?: 'next' | 'previous') {
    if (isOver.current) return;
    isOver.current = true;
    text.finish(written === first ? undefined : written.replaceAll(/\s+/g, ' ').trim(), onwards);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      isOver.current = true;
      text.cancel();
    } else if (event.key === 'Enter') finish();
    else if (event.key === 'Tab') finish(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <Field
        ref={field}
        rows={1}
        value={written}
        aria-label={t('inPlace.text', { label: text.label })}
        aria-describedby={id}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish()}
        style={{
          ...copyType(text.element, scale),
          left: box.left * scale,
          top: box.top * scale,
          width: box.width * scale,
          minHeight: box.height * scale,
        }}
      />
      <span id={id} className="bs-hidden">
        {t('inPlace.help')}
      </span>
    </>
  );
}
