import type { Block, Field } from '@broadsheet/block-kit';
import type { ScriptFile } from '@broadsheet/page-lint';
import { html } from 'hono/html';
import { CATALOGUE_PATH } from './cataloguePage.ts';
import type { Markup } from './cataloguePage.ts';
import { codeSample } from './codeSample.ts';
import { describeScript } from './describeScript.ts';
import { fieldControl } from './fieldControl.ts';
import type { TrialFacts } from './createTrialPages.ts';
import type { Example } from './findExamples.ts';
import { findPackage } from './blockPackages.ts';
import { applicationSection } from './hosts/applicationSection.ts';
import type { HostedBlock } from './hosts/sharedFiles.ts';
import { TRIAL_CONTENTS, TRIAL_DIRECTIONS, TRIAL_LANGUAGES, TRIAL_READERS, TRIAL_THEMES } from './Trial.ts';
import type { Trial } from './Trial.ts';

export interface BlockPageProps {
  readonly block: Block;
  readonly examples: readonly Example[];
  readonly trial: Trial;
  /** The query of the page, which the frame gets too. */
  readonly query: URLSearchParams;
  /** The files of its script; `undefined` while it has not been built. */
  readonly scripts: readonly ScriptFile[] | undefined;
  /** What the trial shows and reads; `undefined` where that cannot be known. */
  readonly facts: TrialFacts | undefined;
  /** The site that the catalogue is part of. */
  readonly newspaper: Pick<HostedBlock, 'apiOrigin' | 'siteId'>;
}

const WIDTHS = ['all', '390', '768', '1280'];

const READER_TITLES: Readonly<Record<Trial['reader'], string>> = {
  live: 'You, with its script',
  anonymous: 'Not logged in',
  registered: 'Logged in',
  subscribed: 'Subscriber',
};

const DIRECTION_TITLES: Readonly<Record<Trial['direction'], string>> = {
  ltr: 'Left to right',
  rtl: 'Right to left',
};

const CONTENT_TITLES: Readonly<Record<Trial['content'], string>> = {
  answered: 'As its source answers',
  loading: 'Loading: no answer yet',
  failed: 'Failed: the source has an error',
  empty: 'Empty: the source finds nothing',
};

interface Choice {
  readonly value: string;
  readonly title: string;
}

const choose = (
  name: string,
  label: string,
  { chosen, choices }: { readonly chosen: string; readonly choices: readonly Choice[] },
): Markup =>
  html`<div class="field">
    <label for="choice-${name}">${label}</label>
    <select id="choice-${name}" name="${name}">
      ${choices.map(
        ({ value, title }) =>
          html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${title}</option>`,
      )}
    </select>
  </div>`;

const plain = (values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Renders the states of content, where the block asks a source. */
function contentStates({ trial, facts }: Pick<BlockPageProps, 'trial' | 'facts'>): Markup | '' {
  if (facts === undefined || facts.sources.length === 0) return '';
  return html`${choose('content', 'Content', {
      chosen: trial.content,
      choices: TRIAL_CONTENTS.map((value) => ({ value, title: CONTENT_TITLES[value] })),
    })}
    <p class="soft">
      It reads
      ${facts.sources.map((source, index) => html`${index === 0 ? '' : ', '}<code>${source}</code>`)}.
      ${trial.content === 'answered' ? '' : 'This state is rendered without script.'}
      ${facts.markup === 0 ? 'The block shows nothing now.' : ''}
    </p>`;
}

function surroundings(props: BlockPageProps): Markup {
  const { examples, trial } = props;
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  return html`<div class="choices">
      ${choose('reader', 'Reader', {
        chosen: trial.reader,
        choices: TRIAL_READERS.map((value) => ({ value, title: READER_TITLES[value] })),
      })}
      ${choose('language', 'Language', {
        chosen: trial.language,
        choices: TRIAL_LANGUAGES.map((value) => ({ value, title: languages.of(value) ?? value })),
      })}
      ${choose('theme', 'Colours', { chosen: trial.theme, choices: plain(TRIAL_THEMES) })}
      ${choose('direction', 'Direction', {
        chosen: trial.direction,
        choices: TRIAL_DIRECTIONS.map((value) => ({ value, title: DIRECTION_TITLES[value] })),
      })}
    </div>
    ${contentStates(props)}
    <input type="hidden" name="example" value="${trial.exampleIndex}" />
    <noscript><button>Show</button></noscript>
    <p class="soft">
      ${examples.length > 1 ? 'Values are those of the example until you change them.' : ''}
    </p>`;
}

const widths = (): Markup =>
  html`<fieldset>
    <legend>Width</legend>
    ${WIDTHS.map(
      (width, index) =>
        html`<span class="tick">
          <input
            type="radio"
            id="width-${width}"
            name="width"
            value="${width}"
            ${index === 0 ? 'checked' : ''}
          />
          <label for="width-${width}">${width === 'all' ? 'As wide as this page' : `${width} px`}</label>
        </span>`,
    )}
  </fieldset>`;

function exampleLinks({ block, examples, trial }: BlockPageProps): Markup {
  const base = `${CATALOGUE_PATH}blocks/${encodeURIComponent(block.name)}/`;
  return html`<nav aria-label="Examples">
    ${examples.map(
      ({ title }, index) =>
        html`<a href="${base}?example=${index}" ${index === trial.exampleIndex ? 'aria-current=true' : ''}
            >${title}</a
          >
          ${index + 1 < examples.length ? '· ' : ''}`,
    )}
  </nav>`;
}

const offered = ({ fields }: Block): readonly (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, field]) => field.hidden !== true);

function fieldTable(block: Block): Markup {
  if (offered(block).length === 0) return html`<p>It has no fields.</p>`;
  return html`<div class="table" tabindex="0" role="region" aria-label="Table of fields">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Label</th>
          <th scope="col">Kind</th>
          <th scope="col">Default</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${offered(block).map(
          ([name, field]) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${field.label}</td>
              <td>${field.kind}${field.required === true ? ', required' : ''}</td>
              <td>
                ${field.default === undefined ? '' : html`<code>${JSON.stringify(field.default)}</code>`}
              </td>
              <td>${field.description ?? ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const inBytes = (size: number): string => `${size.toLocaleString('en')} bytes`;

function bytes({ block, scripts, facts }: BlockPageProps): Markup {
  return html`<dl>
    <dt>Script</dt>
    <dd>${describeScript(block.hydrate, scripts)}</dd>
    ${
      facts === undefined
        ? ''
        : html`<dt>Style</dt>
            <dd>${inBytes(facts.style)}, as it is tried above, compressed by itself.</dd>
            <dt>Markup</dt>
            <dd>
              ${inBytes(facts.markup)}, as it is tried
              above${block.kind === 'chain' ? ' with the blocks in it' : ''}, compressed by itself.
            </dd>`
    }
  </dl>`;
}

/** Renders how other applications show it; only what has a package can be shown there, and no application has an output. */
function application({ block, trial, newspaper }: BlockPageProps): Markup | '' {
  const packageName = findPackage(block);
  if (packageName === undefined || block.kind === 'output') return '';
  return applicationSection({ block, trial, packageName, ...newspaper });
}

/** Renders the page of a block: it can be tried, and its values copied into a page document or an application. */
export function blockPage(props: BlockPageProps): Markup {
  const { block, trial, query } = props;
  const stored = {
    id: trial.example.node.id,
    block: block.name,
    ...(block.version > 1 && { version: block.version }),
    fields: trial.fields,
  };
  const isShown = block.kind !== 'output';
  return html`<div>
      <h1>${block.title}</h1>
      <p>${block.description ?? ''}</p>
      <p class="soft"><code>${block.name}</code> · ${block.kind} · ${block.group}</p>
    </div>
    ${trial.problems.map((problem) => html`<p class="problem" role="alert">${problem}</p>`)}
    <section aria-labelledby="try" ${isShown ? '' : 'hidden'}>
      <h2 id="try">Try it</h2>
      ${exampleLinks(props)} ${widths()}
      <form class="try" method="get" data-sends>
        <div class="window">
          <iframe title="${block.title}" src="trial/?${query.toString()}"></iframe>
        </div>
        <div class="values">
          ${surroundings(props)}
          ${offered(block).map(([name, field]) => fieldControl(name, { field, value: trial.fields[name] }))}
          <button>Show</button>
        </div>
      </form>
    </section>
    ${application(props)}
    <section aria-labelledby="stored">
      <h2 id="stored">In a page document</h2>
      ${codeSample('Block', JSON.stringify(stored, null, 2))}
    </section>
    <section aria-labelledby="bytes">
      <h2 id="bytes">Script, style and markup</h2>
      ${bytes(props)}
    </section>
    <section aria-labelledby="fields">
      <h2 id="fields">Fields</h2>
      ${fieldTable(block)}
    </section>`;
}
