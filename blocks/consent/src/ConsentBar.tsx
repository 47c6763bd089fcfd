'use client';
import {
  getRequestedPurposes,
  hasConsentChoices,
  safeHref,
  useEnhancement,
  useHost,
  usePhrases,
} from '@broadsheet/block-kit';
import type { ConsentPurpose } from '@broadsheet/block-kit';
import { Button, Heading, HeadingSection, Link } from '@broadsheet/ui';
import { useId } from 'react';
import { enhance } from './consent.enhance.ts';
import { Actions, Bar, Choice, Choices, Description, Details, Equals, Text, Title } from './consentStyles.ts';
import { phrases } from './phrases.ts';

export interface ConsentBarProps {
  readonly policyUrl: string;
}

/**
 * Renders the bar with the reader's choices, hidden until the script has found one to make. Nothing is rendered when the site
 * asks for no consent. When a consent platform asks instead, an empty element is rendered, whose script connects `#consent`
 * links to the platform.
 */
export function ConsentBar({ policyUrl }: ConsentBarProps) {
  const { site } = useHost();
  const t = usePhrases(phrases);
  const id = useId();
  const bar = useEnhancement<HTMLDivElement>(enhance);
  const requested = getRequestedPurposes(site);
  const policy = safeHref(policyUrl);
  if (!hasConsentChoices(site)) return null;
  if (requested.length === 0) return <div ref={bar} hidden />;
  return (
    <Bar
      ref={bar}
      hidden
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element closes at Escape, and this ends with a choice
      role="dialog"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      data-consent-bar=""
      data-version={site.consent?.version ?? '1'}
    >
      <Text>
        <HeadingSection>
          <Title as={Heading} id={`${id}t`}>
            {t('consent.title')}
          </Title>
        </HeadingSection>
        <p id={`${id}d`}>{t('consent.intro')}</p>
        <p data-consent="gpc" hidden>
          {t('consent.gpc')}
        </p>
      </Text>
      <Actions>
        <Equals>
          <Button variant="primary" value="refuse">
            {t('consent.refuse')}
          </Button>
          <Button variant="primary" value="accept">
            {t('consent.accept')}
          </Button>
        </Equals>
        <Details>
          {policy && <Link href={policy}>{t('consent.policy')}</Link>}
          <ChoicesByPurpose id={id} requested={requested} />
        </Details>
      </Actions>
    </Bar>
  );
}

interface ChoicesProps {
  /** The prefix of the parts' ids. */
  readonly id: string;
  readonly requested: readonly ConsentPurpose[];
}

/** Renders a checkbox for each purpose that the site asks for. */
function ChoicesByPurpose({ id, requested }: ChoicesProps) {
  const t = usePhrases(phrases);
  return (
    <Choices>
      <summary>{t('consent.choose')}</summary>
      {requested.map((purpose) => (
        <Choice key={purpose}>
          <input
            type="checkbox"
            name="purpose"
            value={purpose}
            autoComplete="off"
            aria-labelledby={`${id}${purpose}`}
            aria-describedby={`${id}${purpose}d`}
          />
          <strong id={`${id}${purpose}`}>{t(`consent.${purpose}`)}</strong>
          <Description id={`${id}${purpose}d`}>{t(`consent.${purpose}.more`)}</Description>
        </Choice>
      ))}
      <Button variant="secondary" value="save" fullWidth>
        {t('consent.save')}
      </Button>
    </Choices>
  );
}
