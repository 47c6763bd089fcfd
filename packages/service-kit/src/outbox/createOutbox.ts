import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@broadsheet/client-core';
import type { Queries } from '../database/Database.ts';
import { isPassingFailure } from '../database/isPassingFailure.ts';
import { withSavepoint } from '../database/withSavepoint.ts';
import { describeFailure } from '../http/describeFailure.ts';
import type { Json } from '../json/Json.ts';
import type { Mail } from '../mail/Mail.ts';
import { createBackgroundTasks } from '../tasks/createBackgroundTasks.ts';
import { createDelivery } from './createDelivery.ts';
import { toMailContent } from './mailContent.ts';
import type { LetterWriter, NewLetter, NewMail, Outbox } from './Outbox.ts';
import type { OutboxOptions } from './OutboxOptions.ts';
import { deleteAccountMails, deleteOldMails, insertMail, readOutboxStatus } from './outboxStore.ts';
import { sealContent } from './sealContent.ts';

type Queue = Pick<Outbox, 'add' | 'addLetter'>;

function createQueue({ site, keys, clock, log }: OutboxOptions): Queue {
  const store = (queries: Queries, entry: Omit<NewMail, 'write'>, content: Json, letter?: string) => {
    const id = randomUUID();
    const { kind, event, account, expiresAt } = entry;
    const sealed = sealContent(keys, { id, content });
    const row = { id, site, kind, event, letter, account, expiresAt, content: sealed };
    return insertMail(queries, row, clock.now());
  };
  return {
    async add(queries, { write, ...entry }) {
      let mail: Mail | undefined;
      try {
        mail = await withSavepoint(queries, write);
      } catch (error) {
        // What the mail is about is done again as a whole, and the mail with it.
        if (isPassingFailure(error)) throw error;
        log.error('A mail could not be written.', { ...describeFailure(error), kind: entry.kind });
      }
      if (mail !== undefined) await store(queries, entry, toMailContent(mail));
    },
    addLetter: (queries, { letter, data, ...entry }: NewLetter) => store(queries, entry, data, letter),
  };
}

/** Creates the outbox of a site; nothing is delivered before `wake` or `deliver` is called. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, site, clock, log, mailer } = options;
  const tasks = createBackgroundTasks(log);
  const letters = new Map<string, LetterWriter>();
  const stop = new AbortController();
  const stopping = stop.signal;
  const delivery = createDelivery({ ...options, letters, stopping });
  const work = { isRunning: false, isWanted: false };
  let sweptAt = Number.NEGATIVE_INFINITY;
  async function sweep(): Promise<void> {
    if (clock.now() - sweptAt < HOUR_MS) return;
    sweptAt = clock.now();
    await deleteOldMails(database, sweptAt);
  }
  async function deliverAll(): Promise<void> {
    try {
      await sweep();
      while (work.isWanted && !stopping.aborted) {
        work.isWanted = false;
        await delivery.run();
      }
    } finally {
      work.isRunning = false;
    }
  }
  const wake = (): void => {
    work.isWanted = true;
    if (work.isRunning || stopping.aborted) return;
    work.isRunning = true;
    tasks.run('Delivering mails', deliverAll);
  };
  return {
    texts: mailer.texts,
    ...createQueue(options),
    registerLetter: (letter, write) => void letters.set(letter, write),
    wake,
    async deliver() {
      wake();
      await tasks.settle();
    },
    erase: deleteAccountMails,
    status: () => readOutboxStatus(database, site, clock.now()),
    settle: () => tasks.settle(),
    async stop() {
      stop.abort();
      await tasks.settle();
    },
  };
}
