import { Hono } from 'hono';
import { html } from 'hono/html';
import { readFields } from '../http/readFields.ts';
import { page } from '../panel/page.ts';
import type { Markup } from '../panel/page.ts';
import type { MovableClock } from './createMovableClock.ts';

/** One event with its moment, e.g. a charge or a mail. */
export interface ClockEntry {
  /** The moment in milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** Does the work that is due, such as billing, and resolves with all events so far, newest first. */
export type ClockJournal = () => Promise<readonly ClockEntry[]>;

const STEPS = [1, 7, 30, 360] as const;

const dateText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function clockPage(clock: MovableClock, entries: readonly ClockEntry[]): Markup {
  const moved = clock.movedDays();
  const body = html`<h1>The clock of the sandbox</h1>
    <p class="lead">
      It is <strong>${dateText(clock.now())}</strong> (UTC) for subscriptions, payments and scheduled
      pages${moved === 0 ? '' : `, ${moved} days ahead of this computer`}. It goes forward only: what was
      billed stays billed.
    </p>
    <section aria-labelledby="forward">
      <h2 id="forward">Put it forward</h2>
      <form method="post" action="/sandbox/clock">
        ${STEPS.map((days) => html`<button name="days" value="${days}">by ${days} ${days === 1 ? 'day' : 'days'}</button>`)}
      </form>
      <form method="post" action="/sandbox/clock">
        <div class="field">
          <label for="days">Days</label>
          <input id="days" name="days" type="number" min="1" max="3650" step="1" />
        </div>
        <button class="primary">Put forward</button>
      </form>
    </section>
    <section aria-labelledby="done">
      <h2 id="done">Billed and mailed</h2>
      ${entries.length === 0 ? html`<p class="note">Nothing yet.</p>` : ''}
      <dl>
        ${entries.map(
          ({ at, text }) =>
            html`<div>
              <dt>${dateText(at)}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
      <p><a href="/sandbox/mailbox">All mails</a></p>
    </section>`;
  return page({ title: 'Clock', body });
}

/** Creates the page `/sandbox/clock`, on which a person moves the clock forward and sees the events since then. */
export function clockRoutes(clock: MovableClock, journal: ClockJournal): Hono {
  const app = new Hono({ strict: false });
  app.get('/sandbox/clock', async (context) => context.html(clockPage(clock, await journal())));
  app.post('/sandbox/clock', async (context) => {
    const isMoved = clock.forward(Number((await readFields(context)).get('days')));
    if (isMoved) return context.redirect('/sandbox/clock', 303);
    return context.text('Give a whole number of days, and ten years at most altogether.', 400);
  });
  return app;
}
