export { createOutbox } from './createOutbox.ts';
export { readOutboxStatus } from './outboxStore.ts';
export type { OutboxOptions } from './OutboxOptions.ts';
export type { LetterWriter, NewLetter, NewMail, Outbox, OutboxStatus } from './Outbox.ts';
