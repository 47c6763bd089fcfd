import type { ExperimentVariant } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { nameVersion } from './nameVersion.ts';

const Mark = styled.span`
  display: inline-block;
  margin-inline-start: 0.4rem;
  padding-inline: 0.35rem;
  border-radius: ${token('radius')};
  box-shadow: inset 0 0 0 1px currentcolor;
  font-weight: 700;
`;

/** Renders the letter of a version beside the title of its block. A text for screen readers has to stand elsewhere. */
export function VersionMark({ variant }: { readonly variant: ExperimentVariant }) {
  return (
    <Mark aria-hidden data-version={variant}>
      {nameVersion(variant)}
    </Mark>
  );
}
