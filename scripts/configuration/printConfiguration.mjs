import { format, resolveConfig } from 'prettier';

const INTRODUCTION = `# Configuration

A site is configured by environment variables. All have defaults, so none is needed to try it; \`npx broadsheet doctor\` says what is
unsafe or missing in production. A value that cannot be used stops the start with a sentence that names the variable and what
it accepts. A variable that is set to nothing counts as left out.

In a [newspaper of your own](own-site.md) most of them may stand in \`broadsheet.config.ts\` too, as \`settings: { SITE_ID: 'tarn-gazette' }\`;
a variable comes before the setting of the same name, so that one build runs in several places. Secrets are variables only, because
the file is in a repository. Its other members are [the config](own-site.md#the-config). What editors change while the site runs (name, navigation,
theme) are [site settings](site-settings.md).

Relative paths start from the folder in which the command is typed. This page is written from
\`packages/site/src/publisher/variables.ts\` by \`npm run configuration\`.
`;

const END = `
## Watching it

\`GET /healthz\` answers 200 when the site can serve pages. For machines that watch it, \`GET /livez\` answers 200 as long as the
process runs, and \`GET /readyz\` 503 while the database is away or the process is about to stop (\`GET /readyz?for=readers\`: not for
the database; proxies ask it); it also says whether processes that share a database keep their media in several folders, and whether mails are \`stuck\`: whether the delivery of one has been overdue for a quarter of an hour (a refused mail is due at its next attempt). SIGTERM, Ctrl-C or the end of the npm that started it finishes the requests that are running, five seconds at
most, closes the data and stops; a second signal does not wait. A site that was killed starts again over the same data, and
says whose they were.
`;

/** @typedef {import('../../packages/site/src/publisher/variables.ts').Variable} Variable */

const PLACES = /** @type {const} */ ({
  setting: 'variable, config',
  variable: 'variable',
  secret: 'variable, **secret**',
});

/** @param {Variable['fallback']} fallback */
function describeFallback(fallback) {
  if (fallback === undefined) return 'none';
  return 'value' in fallback ? `\`${fallback.value}\`` : fallback.words;
}

/** @param {Variable} variable */
const toRow = ({ name, fallback, example, place, meaning }) =>
  `| \`${name}\` | ${describeFallback(fallback)} | \`${example}\` | ${PLACES[place]} | ${meaning} |`;

/**
 * Prints the document of the configuration as it is committed.
 *
 * @param {readonly Variable[]} variables
 * @param {string} file where it will stand
 * @returns {Promise<string>}
 */
export async function printConfiguration(variables, file) {
  const groups = [...Map.groupBy(variables, ({ group }) => group)].map(
    ([group, inside]) =>
      `\n## ${group}\n\n| Name | Default | Example | Where | Meaning |\n| --- | --- | --- | --- | --- |\n${inside.map(toRow).join('\n')}\n`,
  );
  const text = INTRODUCTION + groups.join('') + END;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
