/** What a form says of itself through the browser: its values and its invalid controls. */

/** The named values of a form; the last one of a repeated name. Files are left out. */
export type FormValues = Readonly<Record<string, string>>;

export interface InvalidControl {
  readonly id: string;
  /** As the reader sees it: the legend of a group, else the label. */
  readonly label: string;
  readonly message: string;
  readonly control: HTMLElement;
}

type Validated = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const VALIDATED = 'input,select,textarea';

function validatedControls(form: HTMLFormElement): readonly Validated[] {
  const inside = form.querySelectorAll<Validated>(VALIDATED);
  return [...inside].filter((control) => control.form === form && control.willValidate);
}

export function readValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

function labelOf(control: Validated): string {
  const legend = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : undefined;
  return (legend ?? control.labels?.[0])?.textContent?.trim() ?? control.name;
}

/** Without a word to the reader: no event is sent. */
export function isComplete(form: HTMLFormElement): boolean {
  return validatedControls(form).every(({ validity }) => validity.valid);
}

/** Has the browser check every control, each of which then shows its own error. */
export function findInvalid(form: HTMLFormElement): readonly InvalidControl[] {
  // The answer is of no use: a message of an earlier check counts as an error until the field has checked again.
  form.checkValidity();
  const invalid = validatedControls(form).filter(({ validity }) => !validity.valid);
  return invalid
    .filter(
      ({ type, name }, at) =>
        type !== 'radio' ||
        invalid.findIndex((other) => other.type === 'radio' && other.name === name) === at,
    )
    .map((control) => ({
      id: control.id,
      label: labelOf(control),
      message: control.validationMessage,
      control,
    }));
}
