import { html, raw } from 'hono/html';
import type { Markup } from '../../panel/page.ts';

const LABELS: Readonly<Record<string, readonly [label: string, placeholder: string, autocomplete: string]>> =
  {
    cardNumber: ['Credit or debit card number', '1234 1234 1234 1234', 'cc-number'],
    cardExpiry: ['Credit or debit card expiration date', 'MM / YY', 'cc-exp'],
    cardCvc: ['Credit or debit card CVC/CVV', 'CVC', 'cc-csc'],
  };

/** The initial style sheet of a card field; the page around it sets the rest. */
export const fieldStyle = `
:root{color-scheme:light;background:none}
*{margin:0;box-sizing:border-box}
html,body{block-size:100%;background:none}
input{display:block;inline-size:100%;block-size:100%;padding:0;border:0;outline:0;background:none;color:#16181d;font:400 16px/1.2 system-ui,sans-serif}
input::placeholder{color:var(--placeholder,#50545e);opacity:1}
input[aria-invalid=true]{color:var(--invalid,#a4161a) !important}
input:disabled{opacity:.6}
`;

/** Renders a document with one card field. */
export function fieldPage(type: string): Markup {
  const [label, placeholder, autocomplete] = LABELS[type] ?? LABELS['cardNumber'] ?? ['', '', ''];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${label} (sandbox)</title>
        <meta name="robots" content="noindex" />
        <meta name="description" content="Sandbox: no data leaves this computer" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/stripe/field.css" />
        ${raw('<script src="/sandbox/stripe/field.js" defer></script>')}
      </head>
      <body>
        <input
          aria-label="${label}"
          placeholder="${placeholder}"
          autocomplete="${autocomplete}"
          inputmode="numeric"
          spellcheck="false"
        />
      </body>
    </html>`;
}
