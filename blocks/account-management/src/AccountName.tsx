/** Renders a hidden field that tells password managers whose password the form has. The form's values do not use it. */
export function AccountName({ email }: { readonly email: string | undefined }) {
  return <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
