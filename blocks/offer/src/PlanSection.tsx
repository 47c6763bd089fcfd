'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { FormError, HeadingSection } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { Ownership } from './Ownership.tsx';
import type { OwnershipProps } from './Ownership.tsx';
import { Cards, PageSubTitle, PageTitle, Plans } from './offerStyles.ts';
import { phrases } from './phrases.ts';

interface PlanSectionProps extends OwnershipProps {
  readonly title?: ReactNode;
  readonly subTitle?: ReactNode;
  /** Whether the script draws the cards, and shows the titles that it fills. */
  readonly isBlank?: boolean;
  /** The switch between monthly and yearly prices, where there is one. */
  readonly periods?: ReactNode;
  readonly children: ReactNode;
}

/** Renders title, cards, and the messages about a choice; hidden until the block's script shows it. */
export function PlanSection({
  title,
  subTitle,
  isBlank = false,
  periods,
  children,
  ...urls
}: PlanSectionProps) {
  const t = usePhrases(phrases);
  return (
    <Plans hidden data-part="plans">
      <PageTitle data-part="title" tabIndex={-1} hidden={!isBlank && title === undefined}>
        {title}
      </PageTitle>
      <PageSubTitle data-part="subtitle" hidden={!isBlank && subTitle === undefined}>
        {subTitle}
      </PageSubTitle>
      <FormError data-part="problem" data-text={t('offer.chooseErr')} />
      <Ownership {...urls} />
      {periods}
      <HeadingSection>
        <Cards data-part="cards">{children}</Cards>
      </HeadingSection>
      <output className="bs-hidden" data-part="busy" data-text={t('offer.busy')} />
    </Plans>
  );
}
