import { Html, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { safeId } from '@broadsheet/client-core';
import type { ElementRenderer } from './ElementRenderer.ts';
import { prose } from './elementStyles.ts';

const look = css`
  ${prose}
  font-family: ${token('serif')};
  font-size: ${token('body-size')};
  hyphens: manual;
`;

const First = styled.h1`
  ${look}
  font-size: ${token('type-5')};
`;

const Second = styled.h2`
  ${look}
  font-size: ${token('type-4')};
`;

const Third = styled.h3`
  ${look}
  font-size: ${token('type-3')};
`;

const Fourth = styled.h4`
  ${look}
`;

const Fifth = styled.h5`
  ${look}
`;

const Sixth = styled.h6`
  ${look}
`;

const BY_LEVEL = [First, Second, Third, Fourth, Fifth, Sixth] as const;

/**
 * Renders a heading at the level that the editor chose, wherever the article is placed; a level that does not exist becomes
 * the nearest. Links from elsewhere may lead to `additional_properties.id`.
 */
export const renderHeader: ElementRenderer = ({ content, level = 2, additional_properties }) => {
  if (content === undefined) return undefined;
  const nearest = Math.min(Math.max(Math.trunc(level), 1), BY_LEVEL.length);
  return <Html as={BY_LEVEL[nearest - 1] ?? Second} id={safeId(additional_properties?.id)} html={content} />;
};
