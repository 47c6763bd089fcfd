/** The pages to which newsletters link. They work without script and do not show an email address. */
import { escapeHtml, languageAttributes } from '@broadsheet/service-kit/mail';

export interface LetterPage {
  readonly language: string;
  readonly siteName: string;
  readonly home: string;
  readonly title: string;
  readonly text: string;
  readonly form?: {
    readonly action: string;
    readonly submit: string;
    /** The checkboxes. */
    readonly choices?: readonly { readonly id: string; readonly name: string; readonly isOn: boolean }[];
  };
}

const STYLE = `:root{color-scheme:light dark}body{font:1.0625rem/1.5 Georgia,serif;max-inline-size:36rem;margin:3rem auto;padding-inline:1rem}
h1{line-height:1.15}label{display:flex;gap:.75rem;align-items:center;min-block-size:2.75rem}input{inline-size:1.25rem;block-size:1.25rem}
button{font:600 1rem/1 system-ui,sans-serif;min-block-size:3rem;padding:.5rem 1.25rem;margin-block:1rem;cursor:pointer}`;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The headers that keep the page's URL from caches and other sites, because whoever knows it can change the choices. */
export const LETTER_PAGE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Type': 'text/html; charset=utf-8',
};

function formHtml({ action, submit, choices = [] }: NonNullable<LetterPage['form']>): string {
  const boxes = choices.map(
    ({ id, name, isOn }) =>
      `<label><input type="checkbox" name="newsletter" value="${escapeHtml(id)}"${isOn ? ' checked' : ''}>${escapeHtml(name)}</label>`,
  );
  return `<form method="post" action="${escapeHtml(action)}">${boxes.join('')}<button>${escapeHtml(submit)}</button></form>`;
}

export function letterPage({ language, siteName, home, title, text, form }: LetterPage): string {
  return `<!doctype html><html ${languageAttributes(language)}><head><meta charset="utf-8">
<title>${escapeHtml(title)} – ${escapeHtml(siteName)}</title><meta name="viewport" content="width=device-width">
<style>${STYLE}</style></head><body><main><p><a href="${escapeHtml(home)}">${escapeHtml(siteName)}</a></p>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form === undefined ? '' : formHtml(form)}</main></body></html>`;
}
