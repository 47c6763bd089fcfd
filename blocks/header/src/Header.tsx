'use client';
import { useEditMarks } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import type { Token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';

export type HeaderProps = FieldValues<typeof fields>;

const SCALE: Readonly<Record<HeaderProps['size'], Token>> = {
  'Extra Large': 'type-6',
  Large: 'type-5',
  Medium: 'type-4',
  Small: 'type-3',
};

const Title = styled(Heading)<{ $size: HeaderProps['size'] }>`
  font-size: ${({ $size }) => token(SCALE[$size])};
  line-height: 1.15;
  overflow-wrap: break-word;
`;

/** Renders a heading of level 2, or one level below its chain's heading; nothing without a text. */
export function Header({ text, size }: HeaderProps) {
  const marks = useEditMarks();
  if (text === undefined || text.trim() === '') return null;
  return (
    <HeadingSection>
      <Title $size={size} {...marks.text('text')}>
        {text}
      </Title>
    </HeadingSection>
  );
}
