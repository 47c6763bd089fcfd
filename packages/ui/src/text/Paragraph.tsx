import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Text = styled.p<{ $lines: number | undefined }>`
  ${({ $lines }) =>
    $lines === undefined
      ? ''
      : `display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${$lines};`}
`;

export interface ParagraphProps {
  /** The number of lines after which the text is cut; nothing is cut unless it is a positive whole number. */
  readonly lines?: number;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Paragraph({ lines, className, children }: ParagraphProps) {
  const isCut = lines !== undefined && Number.isInteger(lines) && lines > 0;
  return (
    <Text $lines={isCut ? lines : undefined} className={className}>
      {children}
    </Text>
  );
}
