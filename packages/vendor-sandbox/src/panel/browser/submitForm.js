/** Submits the only form of a page that just forwards its fields; without script the reader presses its button. */
export function submitForm() {
  document.forms[0]?.submit();
}
