/**
 * The key with which the site signs, and those before it. They are given in variables, or kept in the file `secret` of the
 * data folder: the key in the first line, and in each line below a retired one with the moment until which it is good.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RetiredSecret, Secrets } from '@broadsheet/platform';

/** The fewest characters of a key. */
export const SHORTEST_SECRET = 32;

const RETIRED = /^(\S+) until (\S+)$/;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function damaged(file: string): Error {
  return new Error(
    `The key in ${file} is damaged. Put the file back from a backup of the data folder. Only if there is none, delete it and start again: a new key is made. Then every reader and editor is logged out, links in mails that were sent are dead (confirmations, log-in links, newsletters' way out, receipts), meters of locked stories begin anew, editors set up their authenticator apps again with a recovery code, and pictures get new addresses. What was bought stays: orders, subscriptions, codes of gifts and invitations.`,
  );
}

function parseRetired(line: string): RetiredSecret | undefined {
  const [, secret = '', moment = ''] = RETIRED.exec(line) ?? [];
  const until = Date.parse(moment);
  return secret.length >= SHORTEST_SECRET && Number.isFinite(until) ? { secret, until } : undefined;
}

/** Reads the kept keys. @returns undefined when there is no file. @throws Error when it is damaged */
async function readKept(file: string): Promise<Required<Secrets> | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const [secret = '', ...lines] = text.trim().split('\n');
  if (secret.length < SHORTEST_SECRET || /\s/.test(secret)) throw damaged(file);
  const retiredSecrets = lines.map((line) => {
    const retired = parseRetired(line.trim());
    if (retired === undefined) throw damaged(file);
    return retired;
  });
  return { secret, retiredSecrets };
}

const makeSecret = (): string => randomBytes(SHORTEST_SECRET).toString('base64url');

/** Writes a text under another name until it is complete, so that no process reads half a key. @returns that name */
async function writeDraft(file: string, text: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await using handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  return draft;
}

/** Creates the key; of two processes the first one wins. */
async function makeKept(file: string): Promise<void> {
  const draft = await writeDraft(file, makeSecret());
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Returns the path of the file with the key in a data folder. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/** The keys that variables give; each absent or empty: none. */
export interface GivenSecrets {
  readonly secret: string | undefined;
  readonly retiredSecrets: readonly RetiredSecret[];
}

/**
 * Returns the keys: `SECRET`, else the one that is created on the first start and kept in the data folder, and the retired
 * ones of both.
 *
 * @throws Error when the given key is shorter than 32 characters, or the stored one is damaged
 */
export async function readSecrets(dataDir: string, given: GivenSecrets): Promise<Required<Secrets>> {
  const { secret, retiredSecrets } = given;
  if (secret !== undefined && secret !== '') {
    if (secret.length < SHORTEST_SECRET)
      throw new Error(`SECRET has fewer than ${SHORTEST_SECRET} characters. Use a longer random text.`);
    return { secret, retiredSecrets };
  }
  const file = secretFile(dataDir);
  const withGiven = (kept: Required<Secrets>) => ({
    ...kept,
    retiredSecrets: [...kept.retiredSecrets, ...retiredSecrets],
  });
  const kept = await readKept(file);
  if (kept !== undefined) return withGiven(kept);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await makeKept(file);
  const made = await readKept(file);
  if (made === undefined)
    throw new Error(`The key was removed from ${dataDir} while it was made. Start again.`);
  return withGiven(made);
}

/**
 * Makes a new key in the data folder. The one before it is good until a moment, those before that as long as they were.
 *
 * @throws Error when no key is kept there, or it is damaged
 */
export async function rotateSecret(
  dataDir: string,
  { until, now }: { readonly until: number; readonly now: number },
): Promise<void> {
  const file = secretFile(dataDir);
  const kept = await readKept(file);
  if (kept === undefined)
    throw new Error(`There is no key in ${file}. Start the site once, and it is made; or check DATA_DIR.`);
  const retired = [{ secret: kept.secret, until }, ...kept.retiredSecrets.filter((each) => each.until > now)];
  const lines = retired.map((each) => `${each.secret} until ${new Date(each.until).toISOString()}`);
  await rename(await writeDraft(file, [makeSecret(), ...lines].join('\n')), file);
}
