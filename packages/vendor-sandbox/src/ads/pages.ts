import { html, raw } from 'hono/html';
import { page } from '../panel/page.ts';
import type { Markup } from '../panel/page.ts';
import { adBehaviourNames, adBehaviours, bidBehaviourNames, bidBehaviours } from './adBehaviours.ts';
import type { AdsBehaviour } from './adBehaviours.ts';

interface Choice {
  readonly field: string;
  readonly value: string;
  readonly text: string;
  readonly isChosen: boolean;
}

const radio = ({ field, value, text, isChosen }: Choice): Markup =>
  html`<label class="choice"
    ><input type="radio" name="${field}" value="${value}" ${isChosen ? 'checked' : ''} />${text}</label
  >`;

interface AdsPanel extends AdsBehaviour {
  readonly isSaved: boolean;
}

/** Renders the panel on which a person chooses what the ad server and the bidders answer in this browser. */
export function adsPanel({ server, bidders, isSaved }: AdsPanel): Markup {
  const body = html`<h1>An ad server, as a stand-in</h1>
    <p class="lead">
      It plays the Google Publisher Tag, bidders of Prebid and the recommendations of Taboola. What it is
      asked shows in the network panel of the browser, at <code>/sandbox/ads/gampad/ads</code>.
    </p>
    ${isSaved ? html`<p role="status"><strong>Saved.</strong> The next request is answered so.</p>` : ''}
    <section>
      <form method="post" action="/sandbox/ads/panel">
        <fieldset>
          <legend>The ad server</legend>
          ${adBehaviourNames.map((value) =>
            radio({ field: 'server', value, text: adBehaviours[value], isChosen: value === server }),
          )}
        </fieldset>
        <fieldset>
          <legend>Bidders</legend>
          ${bidBehaviourNames.map((value) =>
            radio({ field: 'bidders', value, text: bidBehaviours[value], isChosen: value === bidders }),
          )}
        </fieldset>
        <button class="primary">Save</button>
      </form>
    </section>`;
  return page({ title: 'Ads', body });
}

/** The fictitious advertisers of the sample newspaper. */
const SPONSORS = [
  ['Lantern Quay Roasters', 'Coffee from the old customs house. Open from six, tides permitting.'],
  ['Aldermouth Ferry', 'Two islands, one ticket. Children sail free in November.'],
  ['Marram & Sons, Chandlers', 'Rope, oilskins and lamps since 1911.'],
] as const;

/** Renders a creative for a frame on a page; the same ad unit always has the same sponsor. */
export function creativePage(unit: string, size: string): Markup {
  const sum = Array.from(unit).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [sponsor, line] = SPONSORS[sum % SPONSORS.length] ?? SPONSORS[0];
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${sponsor} (sandbox)</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/sandbox/ads/creative.css" />
      </head>
      <body data-sponsor="${String(sum % SPONSORS.length)}">
        <main>
          <p class="sponsor">${sponsor}</p>
          <p class="line">${line}</p>
          <p class="note">Sandbox ad, ${size}</p>
        </main>
      </body>
    </html>`;
}

/** The style sheet of a creative, which fills its frame; a low frame has room for one line. */
export const creativeStyle = `
*{box-sizing:border-box;margin:0}
html,body{block-size:100%}
body{background:#e9dcc3;color:#1f2a30;font:500 .875rem/1.35 system-ui,"Segoe UI",Helvetica,Arial,sans-serif;text-align:center}
body[data-sponsor="1"]{background:#0b3d54;color:#f4f7f8}
body[data-sponsor="2"]{background:#30402f;color:#f3f1e7}
main{display:flex;flex-flow:column;gap:.4rem;align-items:center;justify-content:center;block-size:100%;padding:.3rem .8rem;overflow:hidden}
.sponsor{font:600 1.35rem/1.1 Georgia,"Times New Roman",serif}
.note{font-size:.6875rem}
@media (max-height:120px){main{flex-flow:row;gap:1rem}}
@media (max-height:70px){.line{display:none}.sponsor{font-size:1rem}}
`;
