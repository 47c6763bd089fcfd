/**
 * Reports of a reader's personal data. The published clients list and read reports, but have no call that requests one. So
 * the list always has a report: listing creates one if none is younger than a day. Its content is collected when it is read,
 * so it is complete and nothing is stored twice.
 */
import { DAY_MS } from '@broadsheet/client-core';
import type { GdprReportBody, GdprReportStatusBody } from '@broadsheet/sdk-identity/contract';
import {
  integerColumn,
  textColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { IdentityContext } from '../IdentityContext.ts';
import { notFound, toWrittenEmail } from '@broadsheet/service-kit/http';
import { profileBody } from '../profile/profileBody.ts';
import { requireAccount } from '../profile/updateProfile.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { listEndedSessions, listLiveSessions } from '../sessions/sessionStore.ts';
import { withLiveReader } from '../sessions/withLiveReader.ts';
import { listIdentities } from '../store/loginIdentityStore.ts';

const AVAILABLE_MS = 30 * DAY_MS;

const COLUMNS = `id, ${inMilliseconds('requested_at')} as requested_at, ${inMilliseconds('available_until')} as available_until`;

const toStatus = (row: SqlRow): GdprReportStatusBody => ({
  id: integerColumn(row, 'id'),
  ready: true,
  requestDate: momentColumn(row, 'requested_at'),
  availableUntil: momentColumn(row, 'available_until'),
});

/** Lists the reader's reports, newest first; never empty. */
export async function listReports(
  context: IdentityContext,
  reader: ReaderAccess,
): Promise<readonly GdprReportStatusBody[]> {
  return withLiveReader(context, reader, async ({ queries, account: { uuid: accountUuid }, now }) => {
    const rows = await queries.query(
      `select ${COLUMNS} from personal_data_reports
        where account_uuid = $1 and available_until > ${momentParameter(2)} order by id desc`,
      [accountUuid, now],
    );
    const reports = rows.map(toStatus);
    if (reports.some(({ requestDate }) => requestDate > now - DAY_MS)) return reports;
    const made = await queries.query(
      `insert into personal_data_reports (account_uuid, requested_at, available_until)
        values ($1, ${momentParameter(2)}, ${momentParameter(3)}) returning ${COLUMNS}`,
      [accountUuid, now, now + AVAILABLE_MS],
    );
    return [...made.map(toStatus), ...reports];
  });
}

const isoDate = (moment: number | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

async function listRows(
  queries: Queries,
  statement: string,
  accountUuid: string,
  read: (row: SqlRow) => JsonObject,
): Promise<readonly JsonObject[]> {
  return (await queries.query(statement, [accountUuid])).map(read);
}

/** Collects the mails with links that were sent, the requests to delete the account, and the sign-ins at other sites. */
async function collectHistory(queries: Queries, accountUuid: string): Promise<JsonObject> {
  const mailedLinks = await listRows(
    queries,
    `select purpose, email, ${inMilliseconds('created_at')} as created_at, ${inMilliseconds('used_at')} as used_at
      from account_links where account_uuid = $1 order by created_at`,
    accountUuid,
    (row) => ({
      purpose: textColumn(row, 'purpose'),
      email: toWrittenEmail(textColumn(row, 'email')),
      sentOn: isoDate(momentColumn(row, 'created_at')),
      usedOn: isoDate(optionalMomentColumn(row, 'used_at')),
    }),
  );
  const deletionRequests = await listRows(
    queries,
    `select coalesce(outcome, 'open') as outcome, coalesce(reason, '') as reason,
        ${inMilliseconds('requested_at')} as requested_at
      from deletion_requests where account_uuid = $1 order by id`,
    accountUuid,
    (row) => ({
      requestedOn: isoDate(momentColumn(row, 'requested_at')),
      outcome: textColumn(row, 'outcome'),
      reason: textColumn(row, 'reason'),
    }),
  );
  const signInsElsewhere = await listRows(
    queries,
    `select client_id, ${inMilliseconds('created_at')} as created_at
      from oidc_codes where account_uuid = $1 order by created_at`,
    accountUuid,
    (row) => ({ site: textColumn(row, 'client_id'), on: isoDate(momentColumn(row, 'created_at')) }),
  );
  const knownDevices = await listRows(
    queries,
    `select kind, ${inMilliseconds('first_seen_at')} as first_seen, ${inMilliseconds('last_seen_at')} as last_seen
      from known_devices where account_uuid = $1 order by first_seen_at`,
    accountUuid,
    (row) => ({
      kind: textColumn(row, 'kind'),
      firstSeenOn: isoDate(momentColumn(row, 'first_seen')),
      lastSeenOn: isoDate(momentColumn(row, 'last_seen')),
    }),
  );
  return { mailedLinks, deletionRequests, signInsElsewhere, knownDevices };
}

async function collectData(context: IdentityContext, accountUuid: string, now: number) {
  const { database, personalData } = context;
  const account = await requireAccount(context, accountUuid);
  const identities = await listIdentities(database, accountUuid);
  const sessions = await listLiveSessions(database, accountUuid, now);
  const data: Record<string, unknown> = {
    profile: profileBody(account, identities),
    waysOfSigningIn: identities.map(({ type, subject, userName, createdOn, lastLoginOn }) => ({
      type,
      subject,
      userName,
      connectedOn: isoDate(createdOn),
      lastUsedOn: isoDate(lastLoginOn),
    })),
    segment: account.segment ?? null,
    devices: sessions.map(({ userAgent, createdOn, refreshedOn, expiresOn }) => ({
      userAgent,
      signedInOn: isoDate(createdOn),
      lastUsedOn: isoDate(refreshedOn),
      expiresOn: isoDate(expiresOn),
    })),
    formerDevices: (await listEndedSessions(database, accountUuid, now)).map(
      ({ userAgent, createdOn, refreshedOn, endedOn }) => ({
        userAgent,
        signedInOn: isoDate(createdOn),
        lastUsedOn: isoDate(refreshedOn),
        endedOn: isoDate(endedOn),
      }),
    ),
    ...(await collectHistory(database, accountUuid)),
  };
  for (const source of personalData) data[source.name] = await source.collect(database, accountUuid);
  return { account, data };
}

/** Writes a report. @throws ServiceError 404 for a report that is not the reader's, or not available any more */
export async function readReport(
  context: IdentityContext,
  accountUuid: string,
  id: number,
): Promise<GdprReportBody> {
  const now = context.clock.now();
  const rows = await context.database.query(
    `select 1 as found from personal_data_reports
      where account_uuid = $1 and id = $2::int and available_until > ${momentParameter(3)}`,
    [accountUuid, id, now],
  );
  if (rows.length === 0)
    throw notFound('There is no such report, or it is not available any more. List them again.');
  const { account, data } = await collectData(context, accountUuid, now);
  const { profile, email } = account;
  return {
    asOfDate: new Date(now).toISOString(),
    data: JSON.stringify(data),
    email: toWrittenEmail(email),
    displayName: textAt(profile, 'displayName') ?? null,
    firstName: textAt(profile, 'firstName') ?? null,
    lastName: textAt(profile, 'lastName') ?? null,
    secondLastName: textAt(profile, 'secondLastName') ?? null,
  };
}
