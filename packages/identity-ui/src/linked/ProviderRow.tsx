'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { SocialProvider } from '@broadsheet/sdk-identity';
import { Button, token } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ProviderIcon } from '../social/ProviderIcon.tsx';
import { phrases } from './phrases.ts';

/** A provider, and its button at the end, which wraps to the next line where there is no room. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  font-size: ${token('type-1')};
  line-height: 1.45;
`;

const Name = styled.span`
  font-weight: 600;
`;

const Mark = styled.output`
  color: ${token('success')};
  font-size: ${token('type-0')};
  font-weight: 500;
`;

const NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

export interface ProviderRowProps {
  readonly of: SocialProvider;
  readonly isConnected: boolean;
  readonly onPress: () => void;
}

/** Renders a provider's icon and name, whether it is connected, and a button that connects or disconnects it. */
export function ProviderRow({ of, isConnected, onPress }: ProviderRowProps) {
  const t = usePhrases(phrases);
  const id = useId();
  return (
    <Row>
      <Words>
        <ProviderIcon of={of} size={24} />
        <Name id={`${id}-name`}>{NAMES[of]}</Name>
        <Mark>{isConnected ? `✓ ${t('id.connected')}` : ''}</Mark>
      </Words>
      <Button
        id={`${id}-button`}
        variant="secondary"
        size="small"
        aria-labelledby={`${id}-button ${id}-name`}
        onClick={onPress}
      >
        {isConnected ? t('id.disconnect') : t('id.connect')}
      </Button>
    </Row>
  );
}
