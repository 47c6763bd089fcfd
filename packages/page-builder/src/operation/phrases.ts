/** The texts of the operation of the site, for administrators. */
export const phrases = {
  'operation.title': 'Operation',
  'operation.loading': 'Loading …',
  'operation.note':
    'The last hour of all processes, as of {moment}. Updated every 20 seconds. npx broadsheet doctor checks the configuration.',
  'operation.unread': 'The numbers could not be updated. {reason}',
  'operation.update': 'Update now',
  'operation.wrong': 'What is wrong',
  'operation.fine': 'Nothing is wrong.',
  'operation.trouble.database-away':
    'The database does not answer, or did not a minute ago: readers get what is in memory, or error 503. Check the database server and the network.',
  'operation.trouble.readers-see-errors':
    'Readers see errors: {errors} of {requests} requests in the last five minutes failed. Look for lines of the level “error” in the log.',
  'operation.trouble.mails-wait':
    'Mails have been waiting since {moment}. In the queue: {count}. Check the mail server, SMTP_URL and the log.',
  'operation.trouble.mails-given-up':
    'Mails that could not be delivered within seven days: {count}. The log has the reasons of the mail server.',
  'operation.trouble.pool-exhausted':
    'Statements on {machine} wait for a database connection. Look for slow statements, or raise DATABASE_CONNECTIONS.',
  'operation.trouble.event-loop-lags':
    '{machine} is overloaded. Start more workers or machines, or put a cache in front.',
  'operation.trouble.pages-slow':
    'One of 100 pages takes {seconds} seconds or longer. Look at the content sources below and at the load of the database.',
  'operation.trouble.pages-degraded':
    'The page “{name}” is sent without all its content: {count} times in the last five minutes. Look at the content sources below.',
  'operation.trouble.source-fails':
    'The content source “{name}” failed {count} times in the last five minutes. Check whether it can be reached, and look in the log.',
  'operation.trouble.content-old':
    'Readers get older content because a content source fails: {count} times in the last five minutes. Look at the content sources below.',
  'operation.trouble.block-fails':
    'The block “{name}” fails and is left out of pages: {count} times in the last 15 minutes. The log has its error.',
  'operation.trouble.charges-fail':
    'More renewals fail than succeed: {failed} failed and {renewed} succeeded in the last 24 hours. Check the payment provider and its keys.',
  'operation.trouble.charges-fail-now':
    'More renewals fail than succeed: {failed} failed and {renewed} succeeded in the last hour. Check the payment provider and its keys.',
  'operation.trouble.import-failed':
    'The last import failed on {moment}. Look at its messages, and run it again.',
  'operation.trouble.backup-old':
    'The last backup is from {moment}: nothing written since is in it. Check what runs npx broadsheet backup.',
  'operation.trouble.no-backup': 'No backup has been made. Run npx broadsheet backup every day.',
  'operation.trouble.unknown-version':
    'Processes whose counts could not be read because they run another version of the site: {count}. Update all processes.',
  'operation.requests': 'Requests per minute',
  'operation.requests.all': 'Requests',
  'operation.requests.errors': 'Errors',
  'operation.answers': 'Response times of pages in milliseconds',
  'operation.half': 'Half within',
  'operation.most': '99 of 100 within',
  'operation.pages': 'Pages per minute, by origin',
  'operation.pages.memory': 'From memory',
  'operation.pages.made': 'Rendered',
  'operation.pages.degraded': 'Without all content',
  'operation.old': 'Older content shown per minute',
  'operation.old.refreshing': 'While it was updated',
  'operation.old.outdated': 'Because a source failed',
  'operation.pool': 'Database connections',
  'operation.pool.inUse': 'In use',
  'operation.pool.waiting': 'Waiting statements',
  'operation.pool.none': 'The embedded database has no connections.',
  'operation.legend': '{name}: {last} now, {most} at most',
  'operation.legend.none': '{name}: no numbers',
  'operation.numbers': 'Numbers of “{title}”',
  'operation.minute': 'Minute',
  'operation.sources': 'Content sources: failing first, then slowest',
  'operation.sources.none': 'No content source was called.',
  'operation.source': 'Source',
  'operation.calls': 'Calls',
  'operation.failed': 'Failed',
  'operation.half.ms': 'Half within (ms)',
  'operation.most.ms': '99 of 100 within (ms)',
  'operation.blocks': 'Failing blocks',
  'operation.blocks.none': 'No block failed.',
  'operation.block': 'Block',
  'operation.incomplete': 'Pages sent without all content',
  'operation.incomplete.none': 'All pages were sent with all their content.',
  'operation.page': 'Page',
  'operation.times': 'Times',
  'operation.work': 'Payments, imports, mails and backup',
  'operation.work.payment': 'Last payment',
  'operation.work.renewal': 'Last renewal',
  'operation.work.charge': 'Last failed charge of a renewal',
  'operation.work.day': 'Renewals in the last 24 hours',
  'operation.work.day.counts': '{renewed} succeeded, {failed} failed',
  'operation.work.imported': 'Last import',
  'operation.work.import.ok': '{moment}: all documents were stored',
  'operation.work.import.partly': '{moment}: some documents were rejected',
  'operation.work.import.failed': '{moment}: failed',
  'operation.work.waiting': 'Waiting mails',
  'operation.work.mails': 'Mails in the last hour',
  'operation.work.mails.counts': '{sent} sent, {refused} refused',
  'operation.work.givenUp': 'Mails given up within seven days',
  'operation.work.backup': 'Last backup',
  'operation.none': 'None',
  'operation.processes': 'Processes',
  'operation.process': 'Process',
  'operation.worker': '{machine}, worker {worker}',
  'operation.version': 'Version',
  'operation.started': 'Started',
  'operation.seen': 'Last seen',
} as const;
