/** Reads a form's values and invalid controls through the browser. */

/** Returns the named values of a form; of a repeated name the last one. Files are left out. */
export type FormValues = Readonly<Record<string, string>>;

export interface InvalidControl {
  readonly id: string;
  /** The visible name: the legend of a group, else the label. */
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

function getLabel(control: Validated): string {
  const legend = control.type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : undefined;
  return (legend ?? control.labels?.[0])?.textContent?.trim() ?? control.name;
}

/** Returns the labels of the invalid controls, without `invalid` events, so that no field shows an error. */
export function findMissing(form: HTMLFormElement): readonly string[] {
  const invalid = validatedControls(form).filter(({ validity }) => !validity.valid);
  return [...new Set(invalid.map(getLabel))];
}

/** Validates every control, each of which then shows its own error. Returns the invalid ones. */
export function findInvalid(form: HTMLFormElement): readonly InvalidControl[] {
  // The result is ignored: a message of an earlier check counts as an error until the field validates again.
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
      label: getLabel(control),
      message: control.validationMessage,
      control,
    }));
}
