'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';

const Text = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.5 ${token('sans')};
  & a {
    text-decoration: underline;
  }
`;

const LINKS = /<a href="(\d)">([^<]*)<\/a>/g;

export interface TermsProps {
  readonly termsOfSaleURL: string;
  readonly termsOfServiceURL: string;
  /** Whether nothing of the order renews, so that there are no renewal terms. */
  readonly isPaidOnce: boolean;
}

/**
 * Renders the sentence about the terms; its phrase marks the parts that are links. A part whose page has no URL is plain
 * text.
 */
export function Terms({ termsOfSaleURL, termsOfServiceURL, isPaidOnce }: TermsProps) {
  const t = usePhrases(phrases);
  const urls = [safeHref(termsOfSaleURL), safeHref(termsOfServiceURL)];
  // The split yields triples: the text before a link, the link's number, and its words.
  const parts = t(isPaidOnce ? 'sub.tosOnce' : 'sub.tos', { sale: '0', service: '1' }).split(LINKS);
  return (
    <Text>
      {parts.map((part, at) => {
        if (at % 3 === 1) return null;
        const href = at % 3 === 2 ? urls[Number(parts[at - 1])] : undefined;
        return href === undefined ? (
          part
        ) : (
          <Link key={href} href={href} openInNewTab>
            {part}
          </Link>
        );
      })}
    </Text>
  );
}
