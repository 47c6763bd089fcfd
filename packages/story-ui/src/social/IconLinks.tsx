'use client';
import type { Href } from '@broadsheet/block-kit';
import { Icon, Link, token, VisuallyHidden } from '@broadsheet/ui';
import type { IconDrawing } from '@broadsheet/ui';
import { css, styled } from 'styled-components';

/** A list of icons to click. */
export const IconRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  list-style: none;
`;

/** The style of an icon link, large enough for a finger. */
export const iconTarget = css`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: ${token('border')};
  border-radius: ${token('radius')};
  &:hover {
    border-color: currentColor;
  }
`;

const Target = styled(Link)`
  ${iconTarget}
`;

export interface IconLink {
  readonly icon: IconDrawing;
  readonly href: Href;
  /** The label, shown as a tooltip and read by assistive technology. */
  readonly label: string;
}

/** Renders links to other sites as icons; they open in a new tab. Nothing without links. */
export function IconLinks({ links }: { readonly links: readonly IconLink[] }) {
  if (links.length === 0) return null;
  return (
    <IconRow>
      {links.map(({ icon, href, label }, index) => (
        <li key={`${index} ${href}`}>
          <Target href={href} title={label} openInNewTab>
            <Icon of={icon} size={20} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </Target>
        </li>
      ))}
    </IconRow>
  );
}
