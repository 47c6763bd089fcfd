'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { BREAKPOINTS, getAdFormat } from '../adFormats.ts';
import type { AdFormat, AdType } from '../adFormats.ts';
import { phrases } from '../phrases.ts';
import { useSlotName } from './useAdRequest.ts';

const Box = styled.div`
  display: grid;
  gap: 0.25rem;
  justify-items: center;
  padding: 1rem;
  border: 1px dashed ${token('rule-strong')};
  background: ${token('tint')};
  font: 400 ${token('type-1')} / 1.4 ${token('sans')};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Warning = styled.p`
  color: ${token('alert')};
`;

/** Writes the sizes by breakpoint in the form of the ad server's size mapping; an ad out of the page has no sizes. */
function printSizes({ sizes }: AdFormat): string {
  if (sizes === undefined) return JSON.stringify([[1, 1]]);
  return JSON.stringify(BREAKPOINTS.map((breakpoint, index) => ({ from: breakpoint, sizes: sizes[index] })));
}

/** Renders what an editor sees of an ad: its format, its ad unit, and its possible sizes. */
export function AdPlaceholder({ adType }: { readonly adType: AdType }) {
  const { site } = useHost();
  const t = usePhrases(phrases);
  const slotName = useSlotName();
  const format = getAdFormat(adType);
  return (
    <Box data-ad-placeholder={format.name}>
      <p>
        <strong>{format.name}</strong>
      </p>
      <p>{slotName}</p>
      <p>
        {t('ads.sizes')} <code>{printSizes(format)}</code>
      </p>
      {!site.dfpId && <Warning>{t('ads.noServer')}</Warning>}
    </Box>
  );
}
