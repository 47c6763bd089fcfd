/** Sends the one form of a page that only passes something on; without script its button does. */
export function submitForm() {
  document.forms[0]?.submit();
}
