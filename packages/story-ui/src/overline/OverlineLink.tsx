'use client';
import type { EditMark } from '@broadsheet/block-kit';
import { Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { OverlineText } from './getOverline.ts';

const Kicker = styled.span`
  display: block;
  font: 700 0.75rem/1.3 ${token('sans')};
  letter-spacing: 0.07em;
  text-transform: uppercase;
  color: ${token('brand')};
`;

export interface OverlineLinkProps {
  readonly overline: OverlineText | undefined;
  /** Called when the link is followed. */
  readonly onFollow?: () => void;
  readonly mark?: EditMark | undefined;
}

/** Renders the overline as a link if it has one, else as plain inline text. */
export function OverlineLink({ overline, onFollow, mark }: OverlineLinkProps) {
  if (overline === undefined) return null;
  const { text, href } = overline;
  if (href === undefined) return <Kicker {...mark}>{text}</Kicker>;
  return (
    <Kicker {...mark}>
      <Link href={href} onClick={onFollow}>
        {text}
      </Link>
    </Kicker>
  );
}
