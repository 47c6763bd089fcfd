'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Box } from './MarkedPage.ts';
import { phrases } from './phrases.ts';
import type { InPlaceText } from './useInPlaceText.ts';

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

/** The type of a text on the page, as large as the window shows it. */
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
  /** Of the text, in pixels of the frame. */
  readonly box: Box;
  /** Frame pixels to window pixels. */
  readonly scale: number;
}

/** A field over a text of the page, in its type. What is written is kept when it is left. */
export function InlineTextField({ text, box, scale }: InlineTextFieldProps) {
  const t = usePhrases(phrases);
  const id = useId();
  const [written, setWritten] = useState(() => text.element.textContent.trim());
  const field = useRef<HTMLTextAreaElement>(null);
  /** Leaving the field ends it once, whichever way. */
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
    text.finish(written.replaceAll(/\s+/g, ' ').trim(), onwards);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      isOver.current = true;
      text.giveBack();
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
