'use client';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';

const Hidden = styled.input`
  display: none;
`;

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface FileButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly takesSeveral?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Renders a button that lets an editor choose image files. */
export function FileButton({ label, isBusy, takesSeveral = false, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton isMain aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
        {children}
      </ToolButton>
      <Hidden
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple={takesSeveral}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
