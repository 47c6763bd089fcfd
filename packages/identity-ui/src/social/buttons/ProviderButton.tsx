'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button } from '@broadsheet/ui';
import { ProviderIcon } from '../ProviderIcon.tsx';
import type { ProviderIconProps } from '../ProviderIcon.tsx';
import { phrases } from './phrases.ts';

export interface ProviderButtonProps extends Pick<ProviderIconProps, 'of'> {
  readonly purpose: 'Login' | 'SignUp';
  readonly onPress: () => void;
}

/** Renders a provider's button in the site's own design. */
export function ProviderButton({ of, purpose, onPress }: ProviderButtonProps) {
  const t = usePhrases(phrases);
  return (
    <Button
      variant="secondary"
      size="large"
      fullWidth
      iconLeft={<ProviderIcon of={of} size={22} />}
      onClick={onPress}
    >
      {t(`id.${of}.${purpose === 'SignUp' ? 'signup' : 'login'}`)}
    </Button>
  );
}
