'use client';
import { contentValue, useContent, useLabel } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseNavigationNode } from '@broadsheet/sdk-content';
import { LinkRow, navigationLinks } from '@broadsheet/story-ui';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { linksRequest } from './linksRequest.ts';
import { phrases } from './phrases.ts';

const Bar = styled.nav`
  border-block-end: ${token('border-double')};
`;

const Links = styled(LinkRow)`
  justify-content: safe center;
  /* The strip of a phone runs off the edges of the page, so that a reader sees that there is more. */
  @media (max-width: 47.99rem) {
    margin-inline: calc(-1 * ${token('gutter')});
    padding-inline: ${token('gutter')};
  }
`;

export type LinksBarProps = FieldValues<typeof fields>;

/** Renders a centred row of links over a double rule; nothing without a link. */
export function LinksBar(props: LinksBarProps) {
  const labelOf = useLabel(phrases);
  const hierarchy = contentValue(useContent(linksRequest(props), parseNavigationNode));
  const links = navigationLinks(hierarchy?.children ?? []);
  if (links.length === 0) return null;
  return (
    <Bar aria-label={labelOf(props.ariaLabel, 'links.label')}>
      <Links links={links} />
    </Bar>
  );
}
