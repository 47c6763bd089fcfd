import type { Migration } from '../migrate.ts';

/**
 * The mails that wait for delivery, each stored in the transaction of what it is about. `content` is encrypted, and null
 * once the mail was delivered or given up; of such a row nothing leads to a person any more.
 */
export const outgoingMails: Migration = {
  name: '0062-outgoing-mails',
  statements: [
    `create table outgoing_mails (
      id text primary key,
      site text not null,
      kind text not null,
      event text,
      letter text,
      account text,
      content text,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      attempts int not null default 0,
      queued_at timestamptz not null,
      next_attempt_at timestamptz not null,
      expires_at timestamptz,
      ended_at timestamptz,
      failure text,
      unique (site, event)
    )`,
    `create index outgoing_mails_waiting on outgoing_mails (site, next_attempt_at) where state = 'waiting'`,
    `create index outgoing_mails_ended on outgoing_mails (ended_at) where ended_at is not null`,
    `create index outgoing_mails_account on outgoing_mails (account) where account is not null`,
  ],
};
