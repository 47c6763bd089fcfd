'use client';
import { useHost } from '@broadsheet/block-kit';
import { ThanksBox } from '@broadsheet/sales-ui';
import { consumeBoughtNote } from '@broadsheet/sales-ui/bought-note';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const focus = (element: HTMLElement | null): void => element?.focus();

interface Room {
  readonly element: HTMLElement;
  readonly sentences: readonly string[];
}

/** Says once, at the top of the page's content, what the reader has just bought and when it renews. */
export function Thanks() {
  const { environment } = useHost();
  const start = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const main = start.current?.ownerDocument.querySelector<HTMLElement>('#main');
    const note = main ? consumeBoughtNote(environment) : undefined;
    if (!main || note === undefined || note.product === '') return;
    const element = main.ownerDocument.createElement('div');
    main.prepend(element);
    setRoom({ element, sentences: note.sentences });
  }, [environment]);
  if (room === undefined) return <span ref={start} hidden />;
  const [thanks, ...others] = room.sentences;
  return createPortal(
    <ThanksBox ref={focus} tabIndex={-1}>
      <strong>{thanks}</strong>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ThanksBox>,
    room.element,
  );
}
