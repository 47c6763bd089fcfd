/** For password managers: whose password it is. Not shown, and not of the values that count. */
export function AccountName({ email }: { readonly email: string | undefined }) {
  return <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />;
}
