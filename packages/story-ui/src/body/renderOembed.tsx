import { safeHref } from '@broadsheet/block-kit';
import { Html, Link } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, prose, silent } from './elementStyles.ts';

const Box = styled.div.attrs(silent)`
  ${cleared}
  ${prose}
  overflow-x: auto;
`;

/** Renders the provider's sanitised markup: frames wait for a click, in a figure with their aspect ratio. */
export const renderOembed: ElementRenderer = ({ raw_oembed }) => {
  if (raw_oembed?.html !== undefined) return <Html as={Box} html={raw_oembed.html} />;
  const href = safeHref(raw_oembed?.url);
  if (href === undefined) return undefined;
  return (
    <Box as="p">
      <Link href={href}>{raw_oembed?.title ?? raw_oembed?.provider_name ?? href}</Link>
    </Box>
  );
};
