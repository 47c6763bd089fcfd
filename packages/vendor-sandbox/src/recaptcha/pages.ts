import { html } from 'hono/html';
import { page } from '../panel/page.ts';
import type { Markup } from '../panel/page.ts';
import { invisibleOutcomes, outcomeNames, outcomes } from './outcomes.ts';
import type { Behaviour } from './outcomes.ts';

/** Renders the checkbox for a frame on a page. */
export function boxPage(theme: string): Markup {
  const body = html`<label class="tick"><input type="checkbox" id="box" />I am not a robot</label>
    <label class="answer"
      >Sandbox: it
      <select id="outcome">
        ${outcomeNames.map((name) => html`<option value="${name}">${outcomes[name]}</option>`)}
      </select></label
    >
    <span role="status" id="status"></span>`;
  const chosen = theme === 'dark' ? 'dark' : 'light';
  return page({ title: 'reCAPTCHA', body, script: 'recaptcha/box.js', theme: chosen, isWidget: true });
}

/** Renders the panel on which a person chooses the answer of the invisible challenge in this browser. */
export function behaviourPage(
  { outcome, score }: Behaviour,
  { isSaved }: { readonly isSaved: boolean },
): Markup {
  const body = html`<h1>reCAPTCHA, as a stand-in</h1>
    <p class="lead">
      The invisible check runs by itself; choose here what it answers in this browser. The box to tick has a
      menu of its own and does not ask here.
    </p>
    ${isSaved ? html`<p role="status"><strong>Saved.</strong> The next check answers so.</p>` : ''}
    <section>
      <form method="post" action="/sandbox/recaptcha/panel">
        <fieldset>
          <legend>The invisible check</legend>
          ${invisibleOutcomes.map(
            (name) =>
              html`<label class="choice"
                ><input
                  type="radio"
                  name="outcome"
                  value="${name}"
                  ${name === outcome ? 'checked' : ''}
                />${outcomes[name]}</label
              >`,
          )}
        </fieldset>
        <div class="field">
          <label for="score">Score, from 0 (a robot) to 1 (a person)</label>
          <input id="score" name="score" type="number" min="0" max="1" step="0.1" value="${score}" />
        </div>
        <button class="primary">Save</button>
      </form>
    </section>`;
  return page({ title: 'reCAPTCHA', body });
}
