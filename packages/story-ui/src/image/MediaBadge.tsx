'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { cameraIcon, Icon, playIcon, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { markStyles } from './markStyles.ts';
import type { MediaKind } from './mediaKind.ts';

const Corner = styled.span`
  ${markStyles}
  inset-block-end: 0.6rem;
  gap: 0.35rem;
`;

export interface MediaBadgeProps {
  readonly kind: MediaKind;
  /** Whether only the icon is visible; its text is then for assistive technology only. */
  readonly iconOnly?: boolean;
}

/** Renders a badge on the image of a gallery or a video; nothing for other kinds. */
export function MediaBadge({ kind, iconOnly = false }: MediaBadgeProps) {
  const t = usePhrases(phrases);
  if (kind !== 'gallery' && kind !== 'video') return null;
  const word = t(kind === 'gallery' ? 'g.gallery' : 'g.video');
  return (
    <Corner>
      <Icon of={kind === 'gallery' ? cameraIcon : playIcon} size={14} />
      {iconOnly ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </Corner>
  );
}
