'use client';
import { useGlobalContent } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { bylineNames, BylineNames } from '@broadsheet/story';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Line = styled.p`
  font: 400 ${token('type-1')} / 1.35 ${token('sans')};
`;

/** "By Ada Whitlock and Tomas Reith"; nothing without a credited author. */
export function Byline() {
  const names = bylineNames(useGlobalContent(parseStory)?.credits);
  if (names.length === 0) return null;
  return (
    <Line data-byline="">
      <BylineNames names={names} withBy />
    </Line>
  );
}
