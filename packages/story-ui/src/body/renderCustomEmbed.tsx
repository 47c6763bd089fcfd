import { safeHref } from '@broadsheet/block-kit';
import { record, text } from '@broadsheet/client-core';
import { Html, Link } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, prose, silent } from './elementStyles.ts';

const Box = styled.div.attrs(silent)`
  ${cleared}
  ${prose}
  overflow-x: auto;
`;

const Line = styled.p`
  ${prose}
`;

const parseConfig = record({ title: text, label: text, name: text, html: text });

/** Renders the embed's own sanitised markup; without any, a link to the embedded item. */
export const renderCustomEmbed: ElementRenderer = ({ embed }) => {
  const { title, label, name, html } = parseConfig(embed?.config) ?? {};
  if (html !== undefined && html !== '') return <Html as={Box} html={html} />;
  const href = safeHref(embed?.url);
  if (href === undefined) return undefined;
  return (
    <Line>
      <Link href={href}>{title ?? label ?? name ?? href.replace(/^https?:\/\//i, '')}</Link>
    </Line>
  );
};
