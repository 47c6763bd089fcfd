'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ProviderIcon } from '@broadsheet/identity-ui';
import type { ProviderIconProps } from '@broadsheet/identity-ui';
import { Button } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

export interface OwnButtonProps extends Pick<ProviderIconProps, 'of'> {
  readonly purpose: 'Login' | 'SignUp';
  readonly onPress: () => void;
}

/** Renders a provider's button in the site's own design. */
export function OwnButton({ of, purpose, onPress }: OwnButtonProps) {
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
