'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { AccountSection, useReaderData } from '@broadsheet/identity-ui';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { withRedirect } from '@broadsheet/sales-ui';
import { useCallback, useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import type { fields } from './fields.ts';
import { withoutCode } from './linkedCode.ts';
import { Opened } from './Opened.tsx';
import { phrases } from './phrases.ts';
import type { Redeemed } from './redeemCode.ts';

export type RedeemProps = FieldValues<typeof fields>;

/** Opens a subscription with the code of a gift, an invitation, or an organisation. */
export function Redeem({ redirectURL, readURL, accountURL }: RedeemProps) {
  const { environment, sales } = useHost();
  const t = usePhrases(phrases);
  const load = useCallback(() => sales(), [sales]);
  // The login page leads back to this URL, which includes the code.
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

/**
 * Renders the form or its outcome. It unmounts when the reader changes, so that nobody sees what another reader has opened.
 */
function Redemption({ sales, pages }: RedemptionProps) {
  const { environment } = useHost();
  const [redeemed, setRedeemed] = useState<Redeemed>();
  if (redeemed !== undefined) return <Opened redeemed={redeemed} {...pages} />;
  return (
    <CodeForm
      sales={sales}
      onRedeemed={(opened) => {
        // The used code is removed from the URL, so that neither a reload nor the next reader of this browser finds it.
        environment.replaceAddress(withoutCode(environment.address()));
        setRedeemed(opened);
      }}
    />
  );
}
