import { html } from 'hono/html';
import { ADA, SAMPLE_READERS } from '../person/Reader.ts';
import type { Choice } from '../person/parseChoice.ts';
import { page } from './page.ts';
import type { Markup } from './page.ts';

export interface ChoicePanelOptions {
  /** The name of the vendor. */
  readonly vendor: string;
  /** The requesting app, e.g. a client id. */
  readonly client: string;
  /** The path to which the form is posted. */
  readonly action: string;
  /** The fields of the original request, which are posted along with the choice. */
  readonly fields: URLSearchParams;
  readonly refuseNote: string;
  readonly failNote: string;
  readonly expiredNote: string;
  readonly mayLackEmail?: boolean;
  /** An invalid choice, which is shown with its error. */
  readonly invalid?: Extract<Choice, { readonly kind: 'invalid' }>;
}

function getForm({ action, fields }: ChoicePanelOptions, content: Markup): Markup {
  const kept = [...fields].filter(([name]) => !['choice', 'email', 'name'].includes(name));
  return html`<form method="post" action="${action}" novalidate>
    ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${content}
  </form>`;
}

const samples = (): readonly Markup[] =>
  SAMPLE_READERS.map(
    ({ name, email }) =>
      html`<button name="choice" value="${email}" aria-describedby="${email}">
        <span>Continue as ${name}</span><span class="note" id="${email}" aria-hidden="true">${email}</span>
      </button>`,
  );

function typed({ invalid, mayLackEmail = false }: ChoicePanelOptions): Markup {
  const { reader } = invalid ?? { reader: { email: '', name: '' } };
  const label = mayLackEmail ? 'Email (some accounts have none)' : 'Email';
  const problem = invalid === undefined ? '' : html`aria-invalid="true" aria-describedby="problem"`;
  return html`${
      invalid === undefined ? '' : html`<p class="error" role="alert" id="problem">${invalid.message}</p>`
    }
    <div class="field">
      <label for="email">${label}</label>
      <input id="email" name="email" type="email" autocomplete="off" value="${reader.email}" ${problem} />
    </div>
    <div class="field">
      <label for="name">Name</label>
      <input id="name" name="name" autocomplete="off" value="${reader.name}" />
    </div>
    <button class="primary" name="choice" value="typed">Continue as this person</button>`;
}

function answerButton(choice: string, label: string, note: string): Markup {
  return html`<button name="choice" value="${choice}" aria-describedby="note-${choice}">
    <span>${label}</span><span class="note" id="note-${choice}" aria-hidden="true">${note}</span>
  </button>`;
}

/** Renders the panel on which a person chooses a vendor's answer: a reader, or one of the failures. */
export function choicePanel(options: ChoicePanelOptions): Markup {
  const { vendor, client, refuseNote, failNote, expiredNote } = options;
  const body = html`<h1>${vendor}, as a stand-in</h1>
    <p class="lead">
      <strong>${client}</strong> asks ${vendor} who is reading. Choose the answer; anybody may be anybody
      here.
    </p>
    <section aria-labelledby="known">
      <h2 id="known">Somebody known</h2>
      ${getForm(options, html`${samples()}`)}
    </section>
    <section aria-labelledby="other">
      <h2 id="other">Somebody else</h2>
      ${getForm(options, typed(options))}
    </section>
    <section aria-labelledby="wrong">
      <h2 id="wrong">What can go wrong</h2>
      ${getForm(
        options,
        html`${answerButton('refuse', 'Refuse', refuseNote)} ${answerButton('fail', 'Fail', failNote)}
        ${answerButton('expired', 'Use an expired credential', `${expiredNote} It is ${ADA.name}’s.`)}`,
      )}
    </section>`;
  return page({ title: `Sign in with ${vendor}`, body });
}
