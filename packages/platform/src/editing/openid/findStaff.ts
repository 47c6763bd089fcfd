/**
 * Which editor somebody is whom an OpenID provider vouches for. The provider's own id of them counts; their address only
 * where the provider has checked it, and where an administrator has invited it or the provider speaks for its domain.
 */
import { randomUUID } from 'node:crypto';
import { addEditor, editorOf, EDITOR_COLUMNS, findEditor } from '../accounts/editorStore.ts';
import type { Editor } from '../accounts/Editor.ts';
import type { Role } from '../accounts/Role.ts';
import { spendInvitation } from '../admission/links.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { Queries } from '../../database/Database.ts';
import { foldEmail, isEmail } from '../../identity/http/readEmail.ts';
import { readClaims } from '../../identity/social/ProvenReader.ts';
import type { EditingContext } from '../EditingContext.ts';
import type { OpenIdSetup } from './OpenIdOptions.ts';
import { OpenIdRefusal } from './OpenIdRefusal.ts';

interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** What the provider vouches for. */
interface Vouched extends Identity {
  /** Folded, and checked by the provider. */
  readonly email: string;
  readonly name: string;
}

async function findConnected(queries: Queries, { issuer, subject }: Identity): Promise<Editor | undefined> {
  const [row] = await queries.query(
    `select ${EDITOR_COLUMNS} from editor_openid_accounts as accounts
       join editors on editors.id = accounts.editor_id where accounts.issuer = $1 and accounts.subject = $2`,
    [issuer, subject],
  );
  return row && editorOf(row);
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

async function admit(
  queries: Queries,
  { email, name }: Vouched,
  { role, at }: { readonly role: Role; readonly at: number },
): Promise<Editor> {
  const editor: Editor = { id: randomUUID(), email, name, role, isDisabled: false };
  await addEditor(queries, { ...editor, passwordHash: undefined, createdAt: at });
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

/** @throws OpenIdRefusal there is nobody, or nobody who may come in */
export function findStaff(
  { database, clock }: EditingContext,
  setup: OpenIdSetup,
  claims: Readonly<Record<string, unknown>> & { readonly sub: string },
): Promise<Editor> {
  const identity = { issuer: setup.client.issuer, subject: claims.sub };
  return database.transaction(async (queries) => {
    const connected = await findConnected(queries, identity);
    if (connected?.isDisabled === true) throw new OpenIdRefusal('unknown', connected.email);
    if (connected !== undefined) return connected;
    const vouched = requireVouched(setup, claims, claims.sub);
    const at = clock.now();
    const isOwnDomain = setup.domains.includes(vouched.email.split('@').at(-1) ?? '');
    const found = await findEditor(queries, vouched.email);
    if (found !== undefined) {
      if (found.editor.isDisabled) throw new OpenIdRefusal('unknown', vouched.email);
      if (!isOwnDomain) throw new OpenIdRefusal('taken', vouched.email);
      await connect(queries, vouched, { editor: found.editor, at });
      return found.editor;
    }
    const invited = await spendInvitation(queries, vouched.email, at);
    const role = invited ?? (isOwnDomain ? setup.role : undefined);
    if (role === undefined) throw new OpenIdRefusal('unknown', vouched.email);
    const editor = await admit(queries, vouched, { role, at });
    await connect(queries, vouched, { editor, at });
    return editor;
  });
}
