import { safeHref } from '@broadsheet/block-kit';
import { record, text } from '@broadsheet/sdk-content';
import { Link } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { prose } from './elementStyles.ts';

const Line = styled.p`
  ${prose}
`;

const parseConfig = record({ title: text, label: text, name: text });

/** Something of a provider that the page knows nothing of: what can be told of it is where it is. */
export const renderCustomEmbed: ElementRenderer = ({ embed }) => {
  const href = safeHref(embed?.url);
  if (href === undefined) return undefined;
  const { title, label, name } = parseConfig(embed?.config) ?? {};
  return (
    <Line>
      <Link href={href}>{title ?? label ?? name ?? href.replace(/^https?:\/\//i, '')}</Link>
    </Line>
  );
};
