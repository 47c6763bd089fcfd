import { safeHref } from '@broadsheet/block-kit';
import { record, text } from '@broadsheet/sdk-content';
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

/** The markup that comes with it, as the sanitiser left it; else what can be told of it is where it is. */
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
