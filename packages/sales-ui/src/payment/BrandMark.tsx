import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { Brand } from './brands.ts';

const Mark = styled.svg`
  flex: none;
  align-self: center;
  color: ${token('ink')};
  & text {
    font: 700 8.5px ${token('sans')};
    text-anchor: middle;
  }
`;

const MASTERCARD = (
  <g fill="none" stroke="currentColor" strokeWidth="1.5">
    <circle cx="15.5" cy="12" r="5.5" />
    <circle cx="22.5" cy="12" r="5.5" />
  </g>
);

/** Renders the mark of a card brand in the size of a list item. It is decoration, because the name is shown beside it. */
export function BrandMark({ brand }: { readonly brand: Brand | undefined }) {
  return (
    <Mark width="38" height="24" viewBox="0 0 38 24" aria-hidden focusable={false}>
      <rect x="0.5" y="0.5" width="37" height="23" rx="2" fill="none" stroke="currentColor" />
      {brand === undefined && <path d="M1 7.5h36" stroke="currentColor" strokeWidth="3" />}
      {brand?.name === 'Mastercard' && MASTERCARD}
      {brand !== undefined && brand.name !== 'Mastercard' && (
        <text x="19" y="15.2" fill="currentColor">
          {brand.mark}
        </text>
      )}
    </Mark>
  );
}
