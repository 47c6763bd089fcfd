'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountSection, useReaderData } from '@broadsheet/reader';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { withRedirect } from '@broadsheet/subscription';
import { useCallback, useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import type { fields } from './fields.ts';
import { withoutCode } from './linkedCode.ts';
import { Opened } from './Opened.tsx';
import { phrases } from './phrases.ts';
import type { Redeemed } from './redeemCode.ts';

export type RedeemProps = FieldValues<typeof fields>;

/** Opens a subscription by the code of a gift, of an invitation, or of an organisation. */
export function Redeem({ redirectURL, readURL, accountURL }: RedeemProps) {
  const { environment, sales } = useHost();
  const t = usePhrases(phrases);
  const load = useCallback(() => sales(), [sales]);
  // The code in the address comes back with its reader.
  const data = useReaderData({ load, redirectURL: withRedirect(redirectURL, environment.address()) });
  return (
    <AccountSection heading={t('sub.redeem')} data={data} room="15rem">
      {({ value }) => <Redemption sales={value} pages={{ readURL, accountURL }} />}
    </AccountSection>
  );
}

interface RedemptionProps {
  readonly sales: SalesContext;
  readonly pages: Pick<RedeemProps, 'readURL' | 'accountURL'>;
}

/** Ends with its reader: what one has opened is not shown to the next. */
function Redemption({ sales, pages }: RedemptionProps) {
  const { environment } = useHost();
  const [redeemed, setRedeemed] = useState<Redeemed>();
  if (redeemed !== undefined) return <Opened redeemed={redeemed} {...pages} />;
  return (
    <CodeForm
      sales={sales}
      onRedeemed={(opened) => {
        // A reload, or the next reader of this browser, finds no code that is used up.
        environment.replaceAddress(withoutCode(environment.address()));
        setRedeemed(opened);
      }}
    />
  );
}
