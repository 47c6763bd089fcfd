/** How commands ended last, whichever process performed them. Only imports are recorded. */
import { inMilliseconds, momentColumn, momentParameter, textColumn } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';

/** `partly`: it ended, and has refused some of what it was given. */
export type CommandOutcome = 'ok' | 'partly' | 'failed';

export interface CommandResult {
  /** The name of the command, such as `import`. */
  readonly command: string;
  readonly outcome: CommandOutcome;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** Stores how a command ended. */
export async function recordCommand(
  queries: Queries,
  { command, outcome, endedAt }: CommandResult,
): Promise<void> {
  await queries.query(
    `insert into command_results (command, outcome, ended_at) values ($1, $2, ${momentParameter(3)})
      on conflict (command) do update set outcome = excluded.outcome, ended_at = excluded.ended_at`,
    [command, outcome, endedAt],
  );
}

function outcomeColumn(row: SqlRow): CommandOutcome {
  const outcome = textColumn(row, 'outcome');
  return outcome === 'ok' || outcome === 'partly' ? outcome : 'failed';
}

/** Reads the last result of each command, by name. */
export async function readCommandResults(queries: Queries): Promise<readonly CommandResult[]> {
  const rows = await queries.query(
    `select command, outcome, ${inMilliseconds('ended_at')} as at from command_results order by command`,
  );
  return rows.map((row) => ({
    command: textColumn(row, 'command'),
    outcome: outcomeColumn(row),
    endedAt: momentColumn(row, 'at'),
  }));
}
