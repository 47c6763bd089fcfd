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

const LINK = /^(.*)<a href="">(.*)<\/a>(.*)$/s;

/** Renders the sentence about the terms; its phrase marks the words that become the link. Renders nothing without a URL. */
export function Terms({ url }: { readonly url: string }) {
  const t = usePhrases(phrases);
  const href = safeHref(url);
  if (href === undefined) return null;
  const [, before = '', linked = '', after = ''] = LINK.exec(t('id.terms', { url: '' })) ?? [];
  return (
    <Text>
      {before}
      <Link href={href} openInNewTab={false}>
        {linked}
      </Link>
      {after}
    </Text>
  );
}
