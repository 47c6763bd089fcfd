'use client';
import { usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { Icon, token, userIcon } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const SIDE = 128;

const Frame = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${SIDE}px;
  block-size: ${SIDE}px;
  border: ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('tint')};
  color: ${token('ink-soft')};
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Renders the picture, cropped to a square; a drawing when there is none, or it cannot be loaded. */
export function Portrait({ address }: { readonly address: string }) {
  const t = usePhrases(phrases);
  const publicUrl = usePublicUrl();
  const [unusable, setUnusable] = useState<string>();
  return (
    <Frame>
      {address === '' || address === unusable ? (
        <Icon of={userIcon} size={48} />
      ) : (
        <img
          src={publicUrl(address)}
          alt={t('id.picture')}
          width={SIDE}
          height={SIDE}
          // Other providers that host the picture must not learn the page's URL.
          referrerPolicy="no-referrer"
          onError={() => setUnusable(address)}
        />
      )}
    </Frame>
  );
}
