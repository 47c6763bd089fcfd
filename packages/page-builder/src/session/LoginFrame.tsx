'use client';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Frame = styled.main`
  display: grid;
  gap: 1rem;
  align-content: center;
  min-block-size: 100vh;
  max-inline-size: 26rem;
  margin-inline: auto;
  padding: 1rem;
  & > h1:focus {
    outline: none;
  }
`;

export interface LoginFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders the frame of the login steps. When one step follows another, the focus moves to the new heading. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <Frame>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Frame>
  );
}
