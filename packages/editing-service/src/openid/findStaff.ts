/**
 * Finds the editor of an identity that an OpenID provider has confirmed. Editors are recognised by the provider's own id.
 * The first time they are recognised by their email address, if the provider has verified it, and if an administrator has
 * invited it or the provider is trusted for its domain.
 */
import { randomUUID } from 'node:crypto';
import { addEditor, toEditor, EDITOR_COLUMNS, findEditor } from '../accounts/editorStore.ts';
import type { Editor } from '../accounts/Editor.ts';
import type { Role } from '../accounts/Role.ts';
import { consumeInvitation } from '../admission/links.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { Queries } from '@broadsheet/service-kit/database';
import { foldEmail, isEmail } from '@broadsheet/service-kit/http';
import { readClaims } from '@broadsheet/identity-service';
import type { EditingContext } from '../EditingContext.ts';
import type { OpenIdSetup } from './OpenIdOptions.ts';
import { OpenIdRefusal } from './OpenIdRefusal.ts';

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** An identity with a verified email address. */
interface Vouched extends Identity {
  /** The email address, verified by the provider, in lower case. */
  readonly email: string;
  readonly name: string;
}

async function findConnected(queries: Queries, { issuer, subject }: Identity): Promise<Editor | undefined> {
  const [row] = await queries.query(
    `select ${EDITOR_COLUMNS} from editor_openid_accounts as accounts
       join editors on editors.id = accounts.editor_id where accounts.issuer = $1 and accounts.subject = $2`,
    [issuer, subject],
  );
  return row && toEditor(row);
}

async function connect(
  queries: Queries,
  { issuer, subject }: Identity,
  { editor, at }: { readonly editor: Editor; readonly at: number },
): Promise<void> {
  await queries.query(
    `insert into editor_openid_accounts (issuer, subject, editor_id) values ($1, $2, $3)
       on conflict (issuer, subject) do nothing`,
    [issuer, subject, editor.id],
  );
  await writeAudit(queries, { editor, action: 'openid.connected', subject: editor.email, at });
}

/** Creates an editor. @returns undefined when the email address is in use; then nothing is stored */
async function admit(
  queries: Queries,
  { email, name }: Vouched,
  { role, at }: { readonly role: Role; readonly at: number },
): Promise<Editor | undefined> {
  const editor: Editor = { id: randomUUID(), email, name, role, isDisabled: false };
  if (!(await addEditor(queries, { ...editor, passwordHash: undefined, createdAt: at }))) return undefined;
  await writeAudit(queries, { editor, action: 'editor.joined', subject: email, at });
  return editor;
}

function requireVouched(
  setup: OpenIdSetup,
  claims: Readonly<Record<string, unknown>>,
  subject: string,
): Vouched {
  const { email, isEmailVerified, names } = readClaims(claims);
  const folded = foldEmail(email ?? '');
  if (!isEmailVerified || !isEmail(folded)) throw new OpenIdRefusal('unverified', folded || undefined);
  return { issuer: setup.client.issuer, subject, email: folded, name: names.displayName ?? folded };
}

async function requireConnected(queries: Queries, identity: Identity): Promise<Editor | undefined> {
  const connected = await findConnected(queries, identity);
  if (connected?.isDisabled === true) throw new OpenIdRefusal('unknown', connected.email);
  return connected;
}

interface Arrival {
  readonly vouched: Vouched;
  /** Whether the provider is trusted for the domain of the email address. */
  readonly isOwnDomain: boolean;
  readonly at: number;
}

/** Connects the identity with the editor who has its email address. @throws OpenIdRefusal when it must not */
async function connectByEmail(
  queries: Queries,
  { vouched, isOwnDomain, at }: Arrival,
): Promise<Editor | undefined> {
  const found = await findEditor(queries, vouched.email);
  if (found === undefined) return undefined;
  if (found.editor.isDisabled) throw new OpenIdRefusal('unknown', vouched.email);
  if (!isOwnDomain) throw new OpenIdRefusal('taken', vouched.email);
  await connect(queries, vouched, { editor: found.editor, at });
  return found.editor;
}

/**
 * Creates the editor of an identity that is invited or of the own domain.
 *
 * @returns undefined when it is neither or exists
 */
async function createStaff(
  queries: Queries,
  setup: OpenIdSetup,
  { vouched, isOwnDomain, at }: Arrival,
): Promise<Editor | undefined> {
  const invited = await consumeInvitation(queries, vouched.email, at);
  const role = invited ?? (isOwnDomain ? setup.role : undefined);
  const editor = role && (await admit(queries, vouched, { role, at }));
  if (editor !== undefined) await connect(queries, vouched, { editor, at });
  return editor;
}

/**
 * Finds the editor of an identity, or creates one for an invited address or a trusted domain.
 *
 * @throws OpenIdRefusal when there is no such editor, or the identity may not log in
 */
export function findStaff(
  { database, clock }: EditingContext,
  setup: OpenIdSetup,
  claims: Readonly<Record<string, unknown>> & { readonly sub: string },
): Promise<Editor> {
  const identity = { issuer: setup.client.issuer, subject: claims.sub };
  return database.transaction(async (queries) => {
    const connected = await requireConnected(queries, identity);
    if (connected !== undefined) return connected;
    const vouched = requireVouched(setup, claims, claims.sub);
    const isOwnDomain = setup.domains.includes(vouched.email.split('@').at(-1) ?? '');
    const arrival = { vouched, isOwnDomain, at: clock.now() };
    const editor =
      (await connectByEmail(queries, arrival)) ??
      (await createStaff(queries, setup, arrival)) ??
      // A simultaneous log-in may have created the editor meanwhile.
      (await requireConnected(queries, identity)) ??
      (await connectByEmail(queries, arrival));
    if (editor === undefined) throw new OpenIdRefusal('unknown', vouched.email);
    return editor;
  });
}
