'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Form } from '@broadsheet/ui';
import type { FormProps } from '@broadsheet/ui';
import { phrases } from '../phrases.ts';
import { FormText } from './FormText.tsx';

export type AccountFormProps = FormProps & {
  /**
   * The name under which a browser without script posts the form, e.g. `forgot-password`; absent: the form needs script.
   */
  readonly post?: string;
};

/** Renders a form of an identity block. In the page builder it can be filled in, but sends nothing. */
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
