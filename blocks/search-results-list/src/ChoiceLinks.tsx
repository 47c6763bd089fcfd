'use client';
import { Link, token } from '@broadsheet/ui';
import type { LinkProps } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1rem;
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  & > span {
    color: ${token('ink-soft')};
  }
  & a {
    padding-block: 0.25rem;
  }
  & [aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;

export interface Choice {
  readonly href: LinkProps['href'];
  readonly text: string;
  readonly isChosen: boolean;
}

/** Renders choices as links, so that a choice is in the URL and works without script. */
export function ChoiceLinks({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <span id={id}>{label}</span>
      {choices.map(({ href, text, isChosen }) => (
        <Link key={href} href={href} current={isChosen}>
          {text}
        </Link>
      ))}
    </Row>
  );
}
