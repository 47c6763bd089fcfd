'use client';
import { useHost } from '@broadsheet/block-kit';
import { takeBoughtNote } from '@broadsheet/sales-ui/bought-note';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 0.35rem;
  margin-block-end: 1.5rem;
  padding: 1.25rem 1.5rem;
  border-block-start: 3px solid ${token('success')};
  background: ${token('tint')};
  color: ${token('ink')};
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > strong {
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
  & > p {
    margin: 0;
  }
`;

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
    const note = main ? takeBoughtNote(environment) : undefined;
    if (!main || note === undefined || note.product === '') return;
    const element = main.ownerDocument.createElement('div');
    main.prepend(element);
    setRoom({ element, sentences: note.sentences });
  }, [environment]);
  if (room === undefined) return <span ref={start} hidden />;
  const [thanks, ...others] = room.sentences;
  return createPortal(
    <Box ref={focus} tabIndex={-1}>
      <strong>{thanks}</strong>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Box>,
    room.element,
  );
}
