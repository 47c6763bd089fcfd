import { html } from 'hono/html';
import type { Markup } from '../cataloguePage.ts';
import { codeSample } from '../codeSample.ts';
import { isElement } from '../blockPackages.ts';
import { HOSTS } from './listHosts.ts';
import type { HostRecipe } from './listHosts.ts';
import { writeElement, writeLoadNews, writeNewsPage } from './sharedFiles.ts';
import type { HostedBlock } from './sharedFiles.ts';

const host = ({ title, folder, files }: HostRecipe): Markup =>
  html`<details name="host">
    <summary>${title}</summary>
    <div class="host">
      <p>Beside <code>${folder}/loadNews.ts</code> and <code>${folder}/NewsPage.tsx</code>, from above:</p>
      ${files.map(({ path, text }) => codeSample(path, text))}
    </div>
  </details>`;

const element = (hosted: HostedBlock): Markup =>
  html`<details name="host">
    <summary>HTML without React</summary>
    <div class="host">
      <p>The script is a file of this package; serve it from your own origin.</p>
      ${codeSample('Install the elements', 'npm install @broadsheet/web-components')}
      <p>
        <code>node_modules/@broadsheet/web-components/dist/blocks.js</code> is
        <code>/scripts/blocks.js</code>:
      </p>
      ${codeSample('page.html', writeElement(hosted))}
    </div>
  </details>`;

/** Renders how a block is installed, and the files that show it as it is tried in each kind of application. */
export const applicationSection = (hosted: HostedBlock): Markup =>
  html`<section aria-labelledby="application">
    <h2 id="application">In an application of your own</h2>
    ${codeSample('Install the block', `npm install ${hosted.packageName}`)}
    <p>
      React 18.3 or 19 and styled-components 6 stand beside it. For pnpm and yarn, name
      <code>@broadsheet/block-kit</code> and <code>@broadsheet/ui</code> too.
    </p>
    <p>Every application with React shares two files, which hold the values that are tried above:</p>
    ${codeSample('loadNews.ts', writeLoadNews(hosted))} ${codeSample('NewsPage.tsx', writeNewsPage(hosted))}
    <div class="hosts">${HOSTS.map(host)} ${isElement(hosted.block) ? element(hosted) : ''}</div>
  </section>`;
