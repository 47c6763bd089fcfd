'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Form } from '@broadsheet/ui';
import type { FormProps } from '@broadsheet/ui';
import { phrases } from '../phrases.ts';
import { FormText } from './FormText.tsx';

export type AccountFormProps = FormProps & {
  /**
   * Name under which the form is sent by a browser without script, e.g. `forgot-password`; without it the form waits
   * for script.
   */
  readonly post?: string;
};

/** A form of an identity block. In the page builder it can be looked at and typed into, and sends nothing. */
export function AccountForm({ post, children, ...form }: AccountFormProps) {
  const t = usePhrases(phrases);
  const { isAdmin, formAction, page } = useHost();
  const action = post === undefined ? undefined : formAction?.(post);
  return (
    <Form
      {...form}
      {...(action !== undefined && { action })}
      onSubmit={(values) => (isAdmin ? undefined : form.onSubmit(values))}
    >
      {action !== undefined && <input type="hidden" name="page" value={page.path} />}
      {action === undefined && form.action === undefined && (
        <noscript>
          <FormText>{t('id.formScript')}</FormText>
        </noscript>
      )}
      {children}
    </Form>
  );
}
