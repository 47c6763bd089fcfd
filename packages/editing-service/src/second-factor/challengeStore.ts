/** Stores the challenges that passkeys sign: random, valid once and for five minutes. Only their hashes are stored. */
import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { hashToken } from '../accounts/token.ts';

const LIFETIME_MS = 5 * 60_000;

interface Challenge {
  readonly challenge: string;
  /** The purpose of the challenge, such as the enrolment of one editor. */
  readonly purpose: string;
  readonly now: number;
}

export async function addChallenge(queries: Queries, { challenge, purpose, now }: Challenge): Promise<void> {
  await queries.query(`delete from editor_challenges where expires_at < ${momentParameter(1)}`, [now]);
  await queries.query(
    `insert into editor_challenges (challenge_hash, purpose, expires_at) values ($1, $2, ${momentParameter(3)})`,
    [hashToken(challenge), purpose, now + LIFETIME_MS],
  );
}

/** Deletes a challenge, so that it is used once. @returns false when it is unknown, expired or for another purpose */
export async function consumeChallenge(
  queries: Queries,
  { challenge, purpose, now }: Challenge,
): Promise<boolean> {
  const rows = await queries.query(
    `delete from editor_challenges
      where challenge_hash = $1 and purpose = $2 and expires_at > ${momentParameter(3)} returning purpose`,
    [hashToken(challenge), purpose, now],
  );
  return rows.length > 0;
}
