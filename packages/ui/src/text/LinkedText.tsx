'use client';
import type { Href } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { Link } from './Link.tsx';

const Text = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.5 ${token('sans')};
  & a {
    text-decoration: underline;
  }
`;

const LINKS = /<a href="(\d)">([^<]*)<\/a>/g;

export interface LinkedTextProps {
  /** A sentence that marks words as links by the place of their URL in `hrefs`: `Read our <a href="0">terms</a>.` */
  readonly text: string;
  /** URLs that are safe to follow; words without one are plain text. */
  readonly hrefs: readonly (Href | undefined)[];
  readonly openInNewTab: boolean;
}

/** Renders a small sentence in which some words are links. */
export function LinkedText({ text, hrefs, openInNewTab }: LinkedTextProps) {
  // The split yields triples: the text before a link, the link's number, and its words.
  const parts = text.split(LINKS);
  return (
    <Text>
      {parts.map((part, at) => {
        if (at % 3 === 1) return null;
        const href = at % 3 === 2 ? hrefs[Number(parts[at - 1])] : undefined;
        return href === undefined ? (
          part
        ) : (
          <Link key={href} href={href} openInNewTab={openInNewTab}>
            {part}
          </Link>
        );
      })}
    </Text>
  );
}
