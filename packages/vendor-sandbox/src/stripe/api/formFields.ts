/** The form fields of the API, with one level of brackets for objects, as in `metadata[order]` or `card[number]`. */

export type FormFields = URLSearchParams;

const LIMIT = 50_000;

/** Reads the fields of a request: from its query for `GET`, otherwise from its body. */
export async function readFormFields(request: Request): Promise<FormFields> {
  if (request.method === 'GET') return new URL(request.url).searchParams;
  const text = await request.text();
  return new URLSearchParams(text.length > LIMIT ? '' : text);
}

/** Reads the members of an object, such as `metadata`. */
export function readMembers(fields: FormFields, name: string): Readonly<Record<string, string>> {
  const prefix = `${name}[`;
  return Object.fromEntries(
    [...fields]
      .filter(([key]) => key.startsWith(prefix) && key.endsWith(']'))
      .map(([key, value]) => [key.slice(prefix.length, -1), value]),
  );
}

/** Reads `billing_details` in the form of the API's response; absent members are `null`. */
export function readBilling(fields: FormFields): Readonly<Record<string, unknown>> {
  const at = (name: string) => fields.get(`billing_details[${name}]`);
  const address = (name: string) => at(`address][${name}`);
  return {
    email: at('email'),
    name: at('name'),
    phone: at('phone'),
    address: {
      city: address('city'),
      country: address('country'),
      line1: address('line1'),
      line2: address('line2'),
      postal_code: address('postal_code'),
      state: address('state'),
    },
  };
}

/** Reads the names of `expand`, such as `latest_charge`. */
export const readExpand = (fields: FormFields): readonly string[] =>
  [...fields].filter(([name]) => /^expand\[\d*\]$/.test(name)).map(([, value]) => value);
