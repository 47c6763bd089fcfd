/** Delivers due mails, a few at a time. While the mail server is away, a run ends with its first failure. */
import type { Mail } from '../mail/Mail.ts';
import { createDeliveryRecord } from './createDeliveryRecord.ts';
import type { DeliveryOptions } from './OutboxOptions.ts';
import { claimMail, deleteMail } from './outboxStore.ts';
import type { ClaimedMail } from './outboxStore.ts';
import { concernsAllMails, readRefusal } from './readRefusal.ts';
import type { Refusal } from './readRefusal.ts';
import { writeClaimed } from './writeClaimed.ts';
import type { WrittenMail } from './writeClaimed.ts';

/** The number of mails that a process delivers at a time. */
const LANES = 4;
/** A mail that its writer cannot write says nothing about the others. */
const UNWRITTEN: Refusal = { failure: 'unwritten', isPermanent: false };

export interface Delivery {
  /** Delivers what is due, until nothing is, the mail server is away, or the outbox is stopped. */
  run(): Promise<void>;
}

export function createDelivery(options: DeliveryOptions): Delivery {
  const { database, site, siteUrl, clock, mailer, letters, stopping } = options;
  const { hostname } = new URL(siteUrl);
  const record = createDeliveryRecord(options, options.stopping);

  /** Delivers a claimed mail. @returns whether the mail server may take other mails */
  async function deliver(claimed: ClaimedMail): Promise<boolean> {
    const { expiresAt, id } = claimed;
    if (expiresAt !== undefined && expiresAt <= clock.now()) {
      await record.givenUp(claimed, 'expired');
      return true;
    }
    let written: WrittenMail;
    try {
      written = await writeClaimed(options, claimed);
    } catch (error) {
      await record.failed(claimed, { error, refusal: UNWRITTEN });
      return true;
    }
    if (written === 'unneeded') await deleteMail(database, id);
    else if ('failure' in written) await record.givenUp(claimed, written.failure);
    else return send(claimed, written.mail);
    return true;
  }

  /** Sends a mail. @returns whether the mail server may take other mails */
  async function send(claimed: ClaimedMail, mail: Mail): Promise<boolean> {
    try {
      await mailer.send({ ...mail, messageId: `<${claimed.id}@${hostname}>` });
    } catch (error) {
      const refusal = readRefusal(error);
      await record.failed(claimed, { error, refusal });
      return refusal !== undefined || !concernsAllMails(error);
    }
    await record.sent(claimed);
    return true;
  }

  async function runLane(round: { isOver: boolean }): Promise<void> {
    while (!round.isOver && !stopping.aborted) {
      const known = { site, letters: [...letters.keys()] };
      const claimed = await claimMail(database, known, clock.now());
      if (claimed === undefined) return;
      if (!(await deliver(claimed))) round.isOver = true;
    }
  }

  return {
    async run() {
      const round = { isOver: false };
      const lanes = Array.from({ length: LANES }, () => runLane(round));
      // No lane may go on after the run: whoever stops the outbox closes the database then.
      await Promise.allSettled(lanes);
      await Promise.all(lanes);
    },
  };
}
