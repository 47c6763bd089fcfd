'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Title = styled(Heading)`
  font: 600 ${token('type-2')} / 1.2 ${token('serif')};
`;

export interface SubscriptionProfileManagementProps {
  readonly heading: string;
}

/** Subscription profile management under its heading; nothing without one. */
export function SubscriptionProfileManagement({ heading }: SubscriptionProfileManagementProps) {
  const t = usePhrases(phrases);
  if (heading.trim() === '') return null;
  return (
    <HeadingSection>
      <Title>{heading}</Title>
      <p>{t('subscription-profile-management.soon')}</p>
    </HeadingSection>
  );
}
