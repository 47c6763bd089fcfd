/** The purpose for which a crawler of an AI company fetches pages, as its operator documents it. */
export type CrawlerPurpose = 'training' | 'search' | 'assistant';

export interface AiCrawler {
  /** The product token for robots.txt. */
  readonly agent: string;
  readonly operator: string;
  readonly purpose: CrawlerPurpose;
  /** The URL of the operator's documentation. */
  readonly documentation: string;
}

const OPENAI = 'https://platform.openai.com/docs/bots';
const ANTHROPIC = 'https://support.anthropic.com/en/articles/8896518';
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers';
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const AMAZON = 'https://developer.amazon.com/amazonbot';
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots';

/**
 * The crawlers that site properties allow or disallow by purpose. `Google-Extended` and `Applebot-Extended` fetch nothing:
 * their rules control the use of the pages that the same company's search crawler has fetched. The operators of some
 * assistants declare that they ignore robots.txt for pages that a person has requested.
 */
export const aiCrawlers: readonly AiCrawler[] = [
  { agent: 'GPTBot', operator: 'OpenAI', purpose: 'training', documentation: OPENAI },
  { agent: 'OAI-SearchBot', operator: 'OpenAI', purpose: 'search', documentation: OPENAI },
  { agent: 'ChatGPT-User', operator: 'OpenAI', purpose: 'assistant', documentation: OPENAI },
  { agent: 'ClaudeBot', operator: 'Anthropic', purpose: 'training', documentation: ANTHROPIC },
  { agent: 'Claude-SearchBot', operator: 'Anthropic', purpose: 'search', documentation: ANTHROPIC },
  { agent: 'Claude-User', operator: 'Anthropic', purpose: 'assistant', documentation: ANTHROPIC },
  { agent: 'Google-Extended', operator: 'Google', purpose: 'training', documentation: GOOGLE },
  {
    agent: 'Applebot-Extended',
    operator: 'Apple',
    purpose: 'training',
    documentation: 'https://support.apple.com/en-us/119829',
  },
  { agent: 'meta-externalagent', operator: 'Meta', purpose: 'training', documentation: META },
  { agent: 'meta-externalfetcher', operator: 'Meta', purpose: 'assistant', documentation: META },
  { agent: 'Amazonbot', operator: 'Amazon', purpose: 'training', documentation: AMAZON },
  { agent: 'Amzn-SearchBot', operator: 'Amazon', purpose: 'search', documentation: AMAZON },
  { agent: 'Amzn-User', operator: 'Amazon', purpose: 'assistant', documentation: AMAZON },
  { agent: 'PerplexityBot', operator: 'Perplexity', purpose: 'search', documentation: PERPLEXITY },
  { agent: 'Perplexity-User', operator: 'Perplexity', purpose: 'assistant', documentation: PERPLEXITY },
  {
    agent: 'DuckAssistBot',
    operator: 'DuckDuckGo',
    purpose: 'assistant',
    documentation: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  },
  {
    agent: 'MistralAI-User',
    operator: 'Mistral AI',
    purpose: 'assistant',
    documentation: 'https://docs.mistral.ai/robots',
  },
  {
    agent: 'CCBot',
    operator: 'Common Crawl',
    purpose: 'training',
    documentation: 'https://commoncrawl.org/ccbot',
  },
  {
    agent: 'Bytespider',
    operator: 'ByteDance',
    purpose: 'training',
    documentation: 'https://bytespider.bytedance.com',
  },
  {
    agent: 'AI2Bot',
    operator: 'Allen Institute for AI',
    purpose: 'training',
    documentation: 'https://allenai.org/crawler',
  },
  {
    agent: 'webzio-extended',
    operator: 'Webz.io',
    purpose: 'training',
    documentation: 'https://webz.io/bot.html',
  },
];
