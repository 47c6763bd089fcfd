'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Periods } from './offerStyles.ts';
import { phrases } from './phrases.ts';

/** Renders the choice between the prices by the month and by the year. The style sheet hides the cards of the other one. */
export function PeriodSwitch({ saving }: { readonly saving?: string | undefined }) {
  const t = usePhrases(phrases);
  return (
    <Periods data-part="periods">
      <legend className="bs-hidden">{t('offer.period')}</legend>
      <label>
        <input type="radio" name="offer-period" value="month" defaultChecked autoComplete="off" />
        <span>{t('offer.monthly')}</span>
      </label>
      <label>
        <input type="radio" name="offer-period" value="year" autoComplete="off" />
        <span>
          {t('offer.yearly')} <small data-part="saving">{saving}</small>
        </span>
      </label>
    </Periods>
  );
}
