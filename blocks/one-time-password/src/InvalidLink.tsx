'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Notice, withoutQuery } from '@broadsheet/identity-ui';
import { Button } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

function getReason(code: string) {
  switch (code) {
    case '100013':
      return 'id.err.devices';
    case '100015':
      return 'id.err.disabled';
    default:
      return 'id.otaBadText';
  }
}

/** Renders why the service refused a link with this `code`; a problem of the account is not presented as one of the link. */
export function InvalidLink({ code }: { readonly code: string }) {
  const t = usePhrases(phrases);
  const { environment } = useHost();

  function startAnew() {
    environment.replaceAddress(withoutQuery(environment.address(), 'ota_nonce'));
    environment.reload();
  }

  return (
    <Notice heading={t('id.otaBadHeadline')} text={t(getReason(code))} takesFocus>
      <Button variant="primary" size="large" fullWidth onClick={startAnew}>
        {t('id.otaNew')}
      </Button>
    </Notice>
  );
}
