import { expect, it } from 'vitest';
import { findPageContent, withUsageSections } from './usageSections.mjs';

const compose = (example: string) => `# Byline

Who wrote it.

<!-- install -->
<!-- /install -->

\`\`\`tsx
${example}
\`\`\`

<!-- server -->
<!-- /server -->
`;

const name = '@broadsheet/block-byline';
const ALONE = compose('<Broadsheet site={site}><Byline /></Broadsheet>;');
const OF_STORY = compose('<Broadsheet site={site} page={{ globalContent: story }}><Byline /></Broadsheet>;');

it('opens with the line that installs the block', () => {
  expect(withUsageSections(ALONE, { name, readsSources: false })).toContain(
    'npm install @broadsheet/block-byline\n',
  );
});

it('fetches the content of a page as the example calls it', () => {
  const readme = withUsageSections(OF_STORY, { name, readsSources: false }) ?? '';
  expect(readme).toContain(
    "const story = await content.fetch({ source: 'content-api', query: { website_url: '/coast/salt-and-rope/' } });",
  );
  expect(readme).not.toContain('loadAnswers');
  expect(withUsageSections(ALONE, { name, readsSources: false })).not.toContain('content.fetch');
});

it('fetches what a block asks of its sources before it renders it', () => {
  const readme = withUsageSections(OF_STORY, { name, readsSources: true }) ?? '';
  expect(readme).toContain('loadAnswers(createHost({ site, content, page }), [prepared])');
  expect(withUsageSections(ALONE, { name, readsSources: true })).toContain(
    'loadAnswers(createHost({ site, content }), [prepared])',
  );
});

it('changes nothing the second time, and gives nothing without its markers', () => {
  const once = withUsageSections(OF_STORY, { name, readsSources: true }) ?? '';
  expect(withUsageSections(once, { name, readsSources: true })).toBe(once);
  expect(findPageContent(once)).toBe('story');
  expect(withUsageSections('# Byline\n', { name, readsSources: true })).toBeUndefined();
});
