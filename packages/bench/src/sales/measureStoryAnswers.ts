/** Measures how fast the running newspaper decides: it requests the rest of a locked story as pages do. */
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { toRate } from '../stories/measureRate.ts';
import type { Rate } from '../stories/measureRate.ts';

const REQUESTS = 2_000;
const CONNECTIONS = 8;
/** The most stories that are checked to find a locked one. */
const MOST_STORIES = 200;

export interface StoryAnswers {
  /** The number of responses by status and kind, such as `200 teaser`. */
  readonly answers: ReadonlyMap<string, number>;
  readonly rate: Rate;
}

const LOCKED = /<bs-locked [^>]*data-instance="([^"]+)" data-level="(\d)"/;
const STORY_LINK = /href="(\/[a-z0-9/-]+\/\d{4}\/[^"#?]+\/)"/g;

async function readPage(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path);
  return response.ok ? response.text() : '';
}

/** Returns path and query that request the rest of the first locked story linked from the front page. */
async function findLocked(origin: string): Promise<string | undefined> {
  const paths = new Set([...(await readPage(origin, '/')).matchAll(STORY_LINK)].map(([, path = '']) => path));
  for (const path of [...paths].slice(0, MOST_STORIES)) {
    const [, instance, level] = LOCKED.exec(await readPage(origin, path)) ?? [];
    if (instance === undefined || level === undefined) continue;
    return `/_broadsheet/block?${new URLSearchParams({ path, search: '', instance, level, again: '1' })}`;
  }
  return undefined;
}

async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of response.setEncoding('utf8')) chunks.push(String(chunk));
  const kind = /"kind":"(\w+)"/.exec(chunks.join(''))?.[1] ?? 'none';
  return `${response.statusCode ?? 0} ${kind}`;
}

function fetchText(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST' }, (response) => {
      readAnswer(response).then(resolve, reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Makes the requests of a reader who is not signed in and refuses cookies. @returns `undefined` if no story is locked */
export async function measureStoryAnswers(origin: string): Promise<StoryAnswers | undefined> {
  const path = await findLocked(origin);
  if (path === undefined) return undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const answers = new Map<string, number>();
  let left = REQUESTS;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      const begin = performance.now();
      const answer = await fetchText(agent, origin + path);
      times.push(performance.now() - begin);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const begin = performance.now();
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, reader));
    return { answers, rate: toRate(times, performance.now() - begin) };
  } finally {
    agent.destroy();
  }
}
