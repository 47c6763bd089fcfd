/** What forms say by themselves; headings, labels and refusals come from the block. */
export const phrases = {
  'form.busy': 'One moment …',
  'form.hide': 'Hide',
  'form.hidePassword': 'Hide password',
  'form.show': 'Show',
  'form.showPassword': 'Show password',
  'form.summary': '{n} field needs your attention | {n} fields need your attention',
  'id.err.generic': 'Something went wrong. Please try again.',
  'id.password': 'Password',
  'id.passwordConfirm': 'Repeat the password',
  'id.passwordMismatch': 'The two passwords are not the same',
  'id.pwDefault': 'Choose a password that meets the rules.',
  'id.pwDigits': 'Use at least {n} digit. | Use at least {n} digits.',
  'id.pwLength': 'Use {n} character or more. | Use {n} characters or more.',
  'id.pwLower': 'Use at least {n} lowercase letter. | Use at least {n} lowercase letters.',
  'id.pwSpecial': 'Use at least {n} special character. | Use at least {n} special characters.',
  'id.pwUpper': 'Use at least {n} uppercase letter. | Use at least {n} uppercase letters.',
} as const;
