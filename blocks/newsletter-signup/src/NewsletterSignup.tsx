'use client';
import { useHost, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Button, HeadingSection } from '@broadsheet/ui';
import { useId } from 'react';
import type { fields } from './fields.ts';
import { Address, Box, Choice, Choices, Fields, Line, Note, Outcome, Title } from './newsletterStyles.ts';
import { phrases } from './phrases.ts';
import { useOffered } from './useOffered.ts';
import type { OfferedNewsletter } from './useOffered.ts';

const FORM = 'newsletter-signup';
const ACTION = '/readers/v1/newsletters';
const LONGEST_EMAIL = 254;

export type NewsletterSignupProps = FieldValues<typeof fields>;

/** Renders the choice of newsletters, or the description of the only one. */
function Offer({ newsletters }: { readonly newsletters: readonly OfferedNewsletter[] }) {
  const t = usePhrases(phrases);
  const [first] = newsletters;
  if (first !== undefined && newsletters.length === 1)
    return (
      <>
        <input type="hidden" name="newsletter" value={first.id} />
        {first.description !== undefined && <p>{first.description}</p>}
      </>
    );
  return (
    <Choices>
      <legend>{t('newsletter.choose')}</legend>
      {newsletters.map(({ id, name, description }) => (
        <Choice key={id}>
          <input type="checkbox" name="newsletter" value={id} />
          <span>{name}</span>
          {description !== undefined && <small>{description}</small>}
        </Choice>
      ))}
    </Choices>
  );
}

/** Renders the outcome of the form, which the page that it leads back to has in its URL. */
function Answer() {
  const { query } = useHost().page;
  const t = usePhrases(phrases);
  if (query['form'] !== FORM) return null;
  const code = query['refused'];
  if (code === undefined)
    return (
      <Outcome as="output" $isRefused={false}>
        {t('newsletter.accepted')}
      </Outcome>
    );
  const reason = code === 'email' || code === '429' ? code : 'incomplete';
  return (
    <Outcome role="alert" $isRefused>
      {t(`newsletter.refused.${reason}`)}
    </Outcome>
  );
}

/** Renders a form for the site's newsletters; nothing when there are none. It works without script. */
export function NewsletterSignup({ title, newsletter }: NewsletterSignupProps) {
  const { isAdmin, page } = useHost();
  const publicUrl = usePublicUrl();
  const t = usePhrases(phrases);
  const id = useId();
  const newsletters = useOffered(newsletter);
  if (newsletters.length === 0) return null;
  const only = newsletters.length === 1 ? newsletters[0]?.name : undefined;
  return (
    <HeadingSection>
      <Box id={FORM} data-ruled="" aria-labelledby={`${id}t`}>
        <Title id={`${id}t`}>{title?.trim() || (only ?? t('newsletter.title'))}</Title>
        <Answer />
        <Fields method="post" action={isAdmin ? undefined : publicUrl(ACTION)}>
          <input type="hidden" name="page" value={page.path} />
          <Offer newsletters={newsletters} />
          <Address>
            <label htmlFor={`${id}e`}>{t('newsletter.email')}</label>
            <Line>
              <input
                id={`${id}e`}
                type="email"
                name="email"
                autoComplete="email"
                required
                maxLength={LONGEST_EMAIL}
              />
              <Button type="submit" variant="primary">
                {t('newsletter.submit')}
              </Button>
            </Line>
          </Address>
          <Note>{t('newsletter.note')}</Note>
        </Fields>
      </Box>
    </HeadingSection>
  );
}
