import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { Brand } from './brands.ts';
import { drawWord } from './drawWord.ts';

const Mark = styled.svg`
  flex: none;
  align-self: center;
  color: ${token('ink')};
  --ground: ${token('paper')};
`;

const MASTERCARD = (
  <g fill="none" stroke="currentColor" strokeWidth="1.5">
    <circle cx="15.5" cy="12" r="5.5" />
    <circle cx="22.5" cy="12" r="5.5" />
  </g>
);

/** The name of a brand in letters of our own; no brand's artwork is copied. */
function Word({ brand: { word, isSlanted, isFilled } }: { readonly brand: Brand }) {
  return (
    <>
      {isFilled === true && <rect x="3" y="5" width="32" height="14" fill="currentColor" />}
      <path
        d={drawWord(word)}
        fill="none"
        stroke={isFilled === true ? 'var(--ground)' : 'currentColor'}
        strokeWidth="1.4"
        strokeLinejoin="round"
        {...(isSlanted === true && { transform: 'translate(2.5) skewX(-12)' })}
      />
    </>
  );
}

/** Renders the picture of a card brand in the size of a list item. It is decoration, because the name is shown beside it. */
export function BrandMark({ brand }: { readonly brand: Brand | undefined }) {
  return (
    <Mark width="38" height="24" viewBox="0 0 38 24" aria-hidden focusable={false}>
      <rect x="0.5" y="0.5" width="37" height="23" rx="2" fill="none" stroke="currentColor" />
      {brand === undefined && <path d="M1 7.5h36" stroke="currentColor" strokeWidth="3" />}
      {brand?.name === 'Mastercard' && MASTERCARD}
      {brand !== undefined && brand.name !== 'Mastercard' && <Word brand={brand} />}
    </Mark>
  );
}
